import Bowser from 'bowser';

/** What a browser says of itself: the kind of device, and names as people know them (`Chrome`, `Windows`), null where it does not say. */
export interface Device {
  readonly device: 'desktop' | 'phone' | 'tablet' | 'unknown';
  readonly browser: string | null;
  readonly system: string | null;
}

const kinds: Readonly<Record<string, Device['device']>> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Reads a browser's self-description (`User-Agent`); what it does not say stays unknown. */
export function describeDevice(userAgent: string): Device {
  if (userAgent === '') return { device: 'unknown', browser: null, system: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    device: kinds[platform.type ?? ''] ?? 'unknown',
    browser: browser.name || null,
    system: os.name || null,
  };
}
