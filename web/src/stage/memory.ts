/** Local storage, as rooms may use it. */
export { recall, remember } from "../lib/storage";
