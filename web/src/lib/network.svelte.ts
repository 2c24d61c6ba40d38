/** Network access: the address at which others reach this server, and whether it accepts them. */
import type { Network } from "../protocol/wire";
import { network, setNetwork } from "./api";

const HOME = ["127.0.0.1", "localhost", "[::1]"];

let known = $state.raw<Network | null>(null);

/** Whether the page's address is only valid on this machine. */
const atHome = (): boolean => HOME.includes(location.hostname);

/** Ask the server for its network address. Unknown until it answers, and after a failure. */
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

/** Whether this user may allow or block access from the network. */
export const mayChangeAccess = (): boolean => known?.yours ?? false;

/** The address to share, or null if others cannot connect or it is not known yet. */
export const sharedAddress = (): string | null => (atHome() ? (known?.address ?? null) : location.origin);

/** Whether it is known that no other machine can connect. */
export const isLocalOnly = (): boolean => atHome() && known !== null && known.address === null;
