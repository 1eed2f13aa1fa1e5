import { useState } from 'react';
import { deviceStore } from 'shared-api';
import type { SessionView } from 'shared-api/contracts/platform';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { Banner, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';

interface ReceiverHintProps {
  readonly session: Pick<SessionView, 'userId' | 'needsSmsCode'>;
  readonly rows: readonly Pick<DocumentRow, 'may'>[];
}

/** What a receiver does here, shown once to each (spec 02 §2), when there is something to do. It stands until it is closed or the screen is left. */
export function ReceiverHint({ session: { userId, needsSmsCode }, rows }: ReceiverHintProps) {
  const mustVerify = rows.some(({ may }) => may.verifyMobile);
  const hasWork = mustVerify || rows.some(({ may }) => may.sign);
  return (
    hasWork && <OnceShown userId={userId} hint={mustVerify || needsSmsCode ? 'withCode' : 'withoutCode'} />
  );
}

function OnceShown({ userId, hint }: { userId: string; hint: 'withCode' | 'withoutCode' }) {
  const t = useTexts(documentListTexts);
  const [isShown, setIsShown] = useState(() => isFirstTime(userId));
  return isShown && <Banner onClose={() => setIsShown(false)}>{t(`hint.${hint}`)}</Banner>;
}

function isFirstTime(userId: string): boolean {
  const key = `sportello-view-alert-grid-doc:${userId}`;
  if (deviceStore.getItem(key)) return false;
  deviceStore.setItem(key, '1');
  return true;
}
