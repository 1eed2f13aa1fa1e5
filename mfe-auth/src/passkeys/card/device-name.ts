const names: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
];

/** A name for this device to begin with; empty when the browser does not say what it runs on. */
export function deviceName(userAgent: string): string {
  return names.find(([sign]) => sign.test(userAgent))?.[1] ?? '';
}
