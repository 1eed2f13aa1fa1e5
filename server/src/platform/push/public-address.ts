import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are nobody's on the internet: of the machine itself, of a house, of a provider, of documentation. */
const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inner.addSubnet(network, bits, 'ipv6');
const internet6 = new BlockList();
internet6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inner.check(address, 'ipv4');
  return version === 6 && internet6.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

/** Finds the addresses of a host as the system does, and none that is not of the internet: asked at each connection, so that no later answer leads inside. */
export const lookUpPublic: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, found) => {
    const allowed = found?.filter(({ address }) => isPublicAddress(address)) ?? [];
    const [first] = allowed;
    if (error) return done(error, '');
    if (!first) return done(new Error(`${host} is no host of the internet`), '');
    if (options.all) done(null, allowed);
    else done(null, first.address, first.family);
  });
};
