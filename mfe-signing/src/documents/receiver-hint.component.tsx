import { useState } from 'react';
import { Banner, useTexts } from 'shared-ui';
import { documentsTexts } from '../texts/documents.texts.ts';

interface ReceiverHintProps {
  readonly userId: string;
  readonly needsCode: boolean;
}

/** What a receiver does here, said once to each (spec 02 §2). It stands until it is closed or the screen is left. */
export function ReceiverHint({ userId, needsCode }: ReceiverHintProps) {
  const t = useTexts(documentsTexts);
  const [isShown, setIsShown] = useState(() => isFirstTime(userId));
  if (!isShown) return null;
  return (
    <Banner onClose={() => setIsShown(false)}>{t(needsCode ? 'hint.withCode' : 'hint.withoutCode')}</Banner>
  );
}

function isFirstTime(userId: string): boolean {
  const key = `sportello-view-alert-grid-doc:${userId}`;
  try {
    if (localStorage.getItem(key)) return false;
    localStorage.setItem(key, '1');
  } catch {
    // A browser that keeps nothing shows the hint each time.
  }
  return true;
}
