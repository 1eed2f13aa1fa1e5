import { getDomain } from 'tldts';

/** Whether anybody registers names below a domain (`co.uk`, `github.io`): it is no company's. */
export function isPublicSuffix(domain: string): boolean {
  return getDomain(domain, { allowPrivateDomains: true }) === null;
}
