const pattern = /^(\d{1,2})(?:[:.,\s]?(\d{2}))?$/;

/** A time as people type it, `8`, `830`, `8.30`, as `HH:MM`; what is none is left as it is. */
export function timeFromText(text: string): string {
  const typed = text.trim();
  const [, hour, minute = '00'] = pattern.exec(typed) ?? [];
  return hour === undefined ? typed : `${hour.padStart(2, '0')}:${minute}`;
}
