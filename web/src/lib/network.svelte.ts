/** By which address others reach this server, and the door that lets them in. */
import type { Network } from "../protocol/wire";
import { network, setNetwork } from "./api";

const HOME = ["127.0.0.1", "localhost", "[::1]"];

let known = $state.raw<Network | null>(null);

/** Nobody at another machine can follow an address that only means this one. */
const atHome = (): boolean => HOME.includes(location.hostname);

/** Asks the server; until it answers, and whenever it does not, nothing is known. */
export async function loadNetwork(): Promise<void> {
  try {
    known = await network();
  } catch {
    known = null;
  }
}

export async function setNetworkAccess(open: boolean): Promise<void> {
  known = await setNetwork(open);
}

/** Whether whoever sits here may open and close the door. */
export const mayChangeAccess = (): boolean => known?.yours ?? false;

/** Where others come in; null while they cannot, or it is not known yet. */
export const sharedAddress = (): string | null => (atHome() ? (known?.address ?? null) : location.origin);

/** Whether it is known that nobody else can come in. */
export const isLocalOnly = (): boolean => atHome() && known !== null && known.address === null;
