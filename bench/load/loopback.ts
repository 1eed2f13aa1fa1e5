/**
 * Whether an address is of this machine alone. Load is for nobody else's server: what is asked to go elsewhere is refused.
 */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** @throws Error where an address is not of this machine. */
export function requireLoopback(address: string): void {
  if (!isLoopback(address))
    throw new Error(`${new URL(address).host} is not this machine: load goes nowhere else`);
}
