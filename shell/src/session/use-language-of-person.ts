import { useEffect } from 'react';
import { currentBoot, deviceStore, setBoot, useBoot } from 'shared-api';
import type { Language } from 'shared-api/contracts/common';
import { followLanguage, getTexts, languageChoices, notify, onLanguageChosen } from 'shared-ui';
import { loadShellCalls } from '../load-shell-calls.ts';
import { startTexts } from '../start.texts.ts';

/** What was chosen on this device and is not kept for the person yet: before the sign-in, or out of the server's reach. */
const wishItem = 'sportello.language-wish';

/**
 * Keeps the language that somebody chooses on the server, and follows what they chose on another device. What was chosen on the
 * sign-in counts for who then signs in.
 */
export function useLanguageOfPerson(): void {
  const { session, language } = useBoot();
  const person = session && !session.isGuest ? session.userId : null;
  useEffect(() => {
    if (person === null) return;
    const wish = readWish();
    if (wish) void keep(wish);
    else followLanguage(language);
  }, [person, language]);
  useEffect(() => onLanguageChosen((chosen) => void keep(chosen)), []);
}

async function keep(chosen: Language): Promise<void> {
  deviceStore.setItem(wishItem, chosen);
  const { session } = currentBoot();
  if (!session || session.isGuest) return;
  try {
    await (await loadShellCalls()).keepLanguage(chosen);
    deviceStore.removeItem(wishItem);
    setBoot({ ...currentBoot(), language: chosen });
  } catch {
    notify.warning(getTexts(startTexts)('language.notKept'));
  }
}

function readWish(): Language | undefined {
  const wish = deviceStore.getItem(wishItem);
  return languageChoices.find(({ value }) => value === wish)?.value;
}
