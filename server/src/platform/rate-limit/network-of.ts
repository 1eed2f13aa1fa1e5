import { isIPv6 } from 'node:net';

const mappedAddress = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/i;
const groupsOfNetwork = 4;
const groupsOfAddress = 8;

/**
 * The network that an IP address belongs to: one customer of a provider holds 2^64 addresses of IPv6, so the first 64 bits count as
 * one (`2001:db8:0:7::/64`). An address of IPv4, also one written as IPv6, is its own network; what is no address stays as it is.
 */
export function networkOf(address: string): string {
  const mapped = mappedAddress.exec(address)?.groups?.['address'];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: groupsOfAddress - first.length - last.length }, () => '0');
  const groups = tail === undefined ? first : [...first, ...zeros, ...last];
  const network = groups.slice(0, groupsOfNetwork).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
