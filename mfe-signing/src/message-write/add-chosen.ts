import { call } from 'shared-api';
import { getMessageDraft } from 'shared-api/contracts/signing';
import { keepDraft } from './drafts.ts';
import { valuesOf } from './message-form.ts';

/** Whom somebody chose in the list, as the server keeps them. */
interface Choice {
  readonly selection: string;
  /** Who they are; empty where they are too many to be named. */
  readonly userIds: readonly string[];
}

/** Adds those who were chosen in the list to a draft: few by their ids, many by the choice that the server keeps. @throws ApiError */
export async function addChosen(draftId: string, { selection, userIds }: Choice): Promise<void> {
  const { draft } = await call(getMessageDraft, { id: draftId });
  const values = valuesOf(draft);
  const { recipients } = values;
  const added =
    userIds.length > 0
      ? { userIds: [...new Set([...recipients.userIds, ...userIds])] }
      : { choiceId: selection };
  await keepDraft({ ...values, recipients: { ...recipients, ...added } }, draft, false);
}
