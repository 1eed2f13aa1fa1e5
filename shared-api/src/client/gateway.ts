import { atom, getDefaultStore, useAtomValue } from 'jotai';

const store = getDefaultStore();
const gatewayState = atom(false);

/** Says whether something that wants somebody to sign in there answered in place of our server, or our server was reached. */
export function recordGateway(stands: boolean): void {
  if (store.get(gatewayState) !== stands) store.set(gatewayState, stands);
}

/** Whether the last that answered is something between the page and our server, which wants somebody to sign in there. */
export function useGateway(): boolean {
  return useAtomValue(gatewayState, { store });
}
