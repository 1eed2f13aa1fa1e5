import { useState } from 'react';
import type { OtherOpening } from 'shared-api/contracts/signing';
import { formatTime, useTexts } from 'shared-ui';
import { Notice } from './notice.component.tsx';
import { signTexts } from './sign.texts.ts';

interface ElsewhereNoticeProps {
  /** The newest first. */
  readonly openings: readonly OtherOpening[];
  readonly sender: string;
}

/** Says that the link stands open in another browser too, and what that means, until one has read it. */
export function ElsewhereNotice({ openings, sender }: ElsewhereNoticeProps) {
  const t = useTexts(signTexts);
  const [readOf, setReadOf] = useState('');
  const [newest] = openings;
  if (!newest || newest.openedAt <= readOf) return null;
  const { browser, system, openedAt } = newest;
  const device = [browser, system].filter((name) => name !== null).join(', ') || t('elsewhere.unknown');
  return (
    <Notice
      tone="quiet"
      icon="info"
      text={t('elsewhere.open', { device, time: formatTime(openedAt), sender })}
      actions={[[t('elsewhere.read'), () => setReadOf(openedAt)]]}
    />
  );
}
