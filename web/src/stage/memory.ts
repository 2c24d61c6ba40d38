/** What a room may have this browser remember. */
export { recall, remember } from "../lib/storage";
