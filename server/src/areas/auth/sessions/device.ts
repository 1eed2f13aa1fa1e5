import Bowser from 'bowser';
import type { OpenSession } from 'shared-api/contracts/auth';

/** What a browser says of itself, in words. */
export type Device = Pick<OpenSession, 'device' | 'browser' | 'system'>;

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
