import { useState } from 'react';
import { dayInItaly } from 'shared-api/contracts/common';
import { Banner, formatInstant, formatTime, offerUndo, TextButton, useTexts, useToday } from 'shared-ui';
import { documentAddTexts } from './document-add.texts.ts';
import { changeDraft, clearDraft, readDraft } from './draft.ts';

interface DraftNoticeProps {
  readonly userId: string;
  /** When the draft was changed last before it was taken up again. */
  readonly changedAt: string;
  /** Called when the draft is another one: thrown away, or brought back. */
  readonly onReplaced: () => void;
}

/** Says that the form holds a draft of before, and throws it away on demand; that can be undone for ten seconds. */
export function DraftNotice({ userId, changedAt, onReplaced }: DraftNoticeProps) {
  const t = useTexts(documentAddTexts);
  const [isShown, setIsShown] = useState(true);
  const today = useToday();
  const restart = async () => {
    const draft = readDraft(userId);
    clearDraft(userId);
    setIsShown(false);
    onReplaced();
    if (!(await offerUndo({ text: t('draft.gone'), label: t('setSigns.undo') }))) return;
    changeDraft(userId, draft);
    setIsShown(true);
    onReplaced();
  };
  if (!isShown) return null;
  return (
    <Banner icon="edit" action={<TextButton onClick={() => void restart()}>{t('draft.restart')}</TextButton>}>
      {dayInItaly(new Date(changedAt)) === today
        ? t('draft.resumed', { time: formatTime(changedAt) })
        : t('draft.resumedFrom', { when: formatInstant(changedAt) })}
    </Banner>
  );
}
