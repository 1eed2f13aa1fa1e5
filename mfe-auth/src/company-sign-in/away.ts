import { tabStore } from 'shared-api';
import { z } from 'zod';

const item = 'sportello.away';
const shape = z.object({ company: z.string(), wanted: z.unknown() });

/** What a page keeps while its person is at the provider. */
type Away = z.infer<typeof shape>;

/** Sends the browser to the provider, and keeps what is wanted afterwards for this tab. */
export function leaveForProvider(address: string, away: Away): void {
  tabStore.setItem(item, JSON.stringify(away));
  window.location.assign(address);
}

/**
 * Opens a tab for the provider, with what is wanted afterwards; null where the browser opens none. While the person presses: later browsers
 * refuse it.
 */
export function openTabForProvider(away: Away): Window | null {
  tabStore.setItem(item, JSON.stringify(away));
  const tab = window.open('', '_blank');
  // The new tab has a copy of its own.
  tabStore.removeItem(item);
  return tab;
}

/** What this tab kept when it left, once; undefined where it kept nothing. */
export function consumeAway(): Away | undefined {
  const kept = tabStore.getItem(item);
  tabStore.removeItem(item);
  try {
    return shape.parse(JSON.parse(kept ?? ''));
  } catch {
    return undefined;
  }
}
