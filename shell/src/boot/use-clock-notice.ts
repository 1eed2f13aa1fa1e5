import { useEffect, useSyncExternalStore } from 'react';
import { clock, tabStore } from 'shared-api';
import { notify, useLanguage, useTexts } from 'shared-ui';
import { startTexts } from '../start.texts.ts';
import { spanInWords } from './span-in-words.ts';

/** Says once in a tab that the device's clock is wrong, and by how much: what shows is right all the same (decision 099). */
export function useClockNotice(): void {
  const t = useTexts(startTexts);
  const language = useLanguage();
  const ahead = useSyncExternalStore(clock.onChange, clock.ahead);
  const isWrong = ahead !== 0;
  const text =
    isWrong && t(ahead > 0 ? 'clock.ahead' : 'clock.behind', { span: spanInWords(ahead, language) });
  useEffect(() => {
    if (text === false || tabStore.getItem(saidItem) !== null) return undefined;
    let isWithdrawn = false;
    const close = notify.warning(text, {
      duration: 'untilClosed',
      onClosed: () => isWithdrawn || tabStore.setItem(saidItem, 'said'),
    });
    return () => {
      isWithdrawn = true;
      close();
    };
  }, [text]);
}

const saidItem = 'sportello-clock-said';
