import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const maxLength = 2000;

/**
 * Reads the address at which a browser has itself written to; undefined of one that the server must not call. It is https, at the usual
 * port, of a host of the internet, or of an origin that the installation names (`PUSH_ORIGINS`).
 */
export function readEndpoint(text: string, ownOrigins: readonly string[]): URL | undefined {
  if (text.length > maxLength || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password || url.hash) return undefined;
  if (ownOrigins.includes(url.origin)) return url;
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPublicAddress(host) ? url : undefined;
  return host.includes('.') && !/\.(?:local|localhost|internal|lan|home\.arpa)\.?$/.test(host)
    ? url
    : undefined;
}
