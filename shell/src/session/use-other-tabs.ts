import { useEffect } from 'react';
import {
  currentBoot,
  followBoot,
  forgetOnDevice,
  freshenBoot,
  isGuestId,
  isSessionLost,
  loseSession,
  onPersonInOtherTab,
  renewSession,
} from 'shared-api';
import { getTexts, hasUnsavedChanges, notify } from 'shared-ui';
import { startTexts } from '../start.texts.ts';
import { leavePage } from './leave-page.ts';
import { hasTypedHere } from './typed-here.ts';

/** Has this tab agree with the others on who is signed in: at once where nothing can be lost, else by asking. */
export function useOtherTabs(): void {
  useEffect(() => onPersonInOtherTab((person) => void agree(person).catch(() => undefined)), []);
}

async function agree(person: string | null): Promise<void> {
  const own = currentBoot().session?.userId ?? null;
  // Guests are there beside each other and beside who is signed in: the server knows whether this one still is.
  const isOfGuest = person !== null && isGuestId(person);
  const isBeside = own !== null && (isOfGuest || (isGuestId(own) && person === null));
  if (own === null || own === person || isBeside) {
    if (isSessionLost()) await renewSession();
    else await freshenBoot();
    return;
  }
  if (isSessionLost()) return;
  if (hasUnsavedChanges() || hasTypedHere())
    return void loseSession(person === null ? 'signed-out' : 'other-person');
  if (person !== null) return leavePage();
  forgetOnDevice();
  await followBoot();
  notify.info(getTexts(startTexts)('signedOutElsewhere'), { duration: 'untilClosed' });
}
