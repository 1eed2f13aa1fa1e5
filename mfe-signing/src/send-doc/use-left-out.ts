import { maxBulkReceivers } from 'shared-api/contracts/directory';
import type { ChosenReceiver } from 'shared-api/contracts/signing';
import { useTexts } from 'shared-ui';
import { changeDraft, useDraft } from '../document-add/draft.ts';
import { sendDocTexts } from './send-doc.texts.ts';

/** Who is left of a choice, and how that is changed. */
export interface ChosenForDraft {
  /** Whom it is sent to: they alone are counted, asked about and told of afterwards. */
  readonly receivers: readonly ChosenReceiver[];
  /** Who could get none as things stand, and so stays out. */
  readonly unable: readonly ChosenReceiver[];
  /** How many were taken away. */
  readonly leftOut: number;
  /** How many go beyond what goes at once. */
  readonly tooMany: number;
  /** Why it can be sent to nobody, in a sentence. */
  readonly problem: string | null;
  readonly onRemove: (receivers: readonly ChosenReceiver[]) => void;
  readonly onRestore: () => void;
}

/** Takes people away from a choice, for one draft; it outlives a reload. */
export function useLeftOut(draftId: string, chosen: readonly ChosenReceiver[]): ChosenForDraft {
  const t = useTexts(sendDocTexts);
  const out = new Set(useDraft(draftId).leftOut);
  const able = chosen.filter(({ problem }) => problem === null);
  const receivers = able.filter(({ userId }) => !out.has(userId));
  const tooMany = Math.max(0, receivers.length - maxBulkReceivers);
  const problem =
    tooMany > 0
      ? t('chosen.tooMany', { count: receivers.length, max: maxBulkReceivers })
      : able.length === 0
        ? t('chosen.noneAble')
        : receivers.length === 0
          ? t('none.title')
          : null;
  return {
    receivers,
    unable: chosen.filter((receiver) => receiver.problem !== null),
    leftOut: able.length - receivers.length,
    tooMany,
    problem,
    onRemove: (removed) =>
      changeDraft(draftId, { leftOut: [...out, ...removed.map(({ userId }) => userId)] }),
    onRestore: () => changeDraft(draftId, { leftOut: [] }),
  };
}
