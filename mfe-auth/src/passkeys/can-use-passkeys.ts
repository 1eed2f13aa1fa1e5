/** Whether this browser has passkeys at this address: not over an insecure line, and not where the address is numbers. */
export function canUsePasskeys(): boolean {
  const { hostname } = window.location;
  const isNumbers = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return 'PublicKeyCredential' in window && !isNumbers;
}
