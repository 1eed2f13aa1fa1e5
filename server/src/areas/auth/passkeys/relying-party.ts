import { isIP } from 'node:net';

/** Whom passkeys are made for: the domain of this installation, and the one address from which they may be used. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** The installation as passkeys know it; undefined where they cannot be had: an address of numbers, or without https. */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  const isNumbers = isIP(hostname) !== 0 || hostname.startsWith('[');
  return isSecure && !isNumbers ? { id: hostname, origin } : undefined;
}
