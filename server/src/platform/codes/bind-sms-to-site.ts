/**
 * The text of an SMS with a code. On an https address its last line ties the code to the site, so that phones offer it there and
 * nowhere else (the origin-bound format of WebOTP).
 */
export function bindSmsToSite(
  text: string,
  { code, publicUrl }: { code: string; publicUrl: string },
): string {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' ? `${text}\n\n@${hostname} #${code}` : text;
}
