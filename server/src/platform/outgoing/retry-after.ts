/** How many milliseconds a header `retry-after` asks to wait: seconds or a moment (RFC 9110); undefined where it says neither. */
export function retryAfterMs(header: string | null | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const moment = text.includes(':') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now.getTime());
}
