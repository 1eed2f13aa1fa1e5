import { maxBulkReceivers, type ChosenReceiver } from 'shared-api/contracts/signing';
import { useTexts } from 'shared-ui';
import { changeDraft, useDraft } from '../document-add/draft.ts';
import { sendDocTexts } from './send-doc.texts.ts';

/** Who is left of a choice, and how that is changed. */
export interface ChosenForDraft {
  readonly receivers: readonly ChosenReceiver[];
  readonly total: number;
  readonly leftOut: number;
  /** Why it can be sent to nobody, in a sentence. */
  readonly problem: string | null;
  readonly onRemove: (receivers: readonly ChosenReceiver[]) => void;
  readonly onRestore: () => void;
}

/** Takes people away from a choice, for one draft; it outlives a reload. */
export function useLeftOut(
  draftId: string,
  chosen: { readonly total: number; readonly receivers: readonly ChosenReceiver[] },
): ChosenForDraft {
  const t = useTexts(sendDocTexts);
  const { leftOut } = useDraft(draftId);
  const { total } = chosen;
  const out = new Set(leftOut);
  const receivers = chosen.receivers.filter(({ userId }) => !out.has(userId));
  const isTooMany = total > maxBulkReceivers;
  const problem = isTooMany
    ? t('chosen.tooMany', { count: total, max: maxBulkReceivers })
    : receivers.length === 0
      ? t('none.title')
      : null;
  return {
    receivers,
    total,
    leftOut: chosen.receivers.length - receivers.length,
    problem,
    onRemove: (removed) =>
      changeDraft(draftId, { leftOut: [...out, ...removed.map(({ userId }) => userId)] }),
    onRestore: () => changeDraft(draftId, { leftOut: [] }),
  };
}
