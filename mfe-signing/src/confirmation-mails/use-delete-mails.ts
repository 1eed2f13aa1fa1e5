import { useQueryClient } from '@tanstack/react-query';
import { call } from 'shared-api';
import {
  confirmationMailsLiveKey,
  deleteConfirmationMails,
  type ConfirmationMailRow,
} from 'shared-api/contracts/signing';
import { doLater, notify, useConfirm, useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { confirmationMailsTexts, type ConfirmationMailsWords } from './confirmation-mails.texts.ts';

/** Deletes addresses, once one confirmed it and had ten seconds to undo it. */
export function useDeleteMails(deselect: (ids: readonly string[]) => void) {
  const t = useTexts(confirmationMailsTexts);
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const remove = async (rows: readonly ConfirmationMailRow[]) => {
    const [ids, count] = [rows.map(({ id }) => id), rows.length];
    const emails = emailsInWords(rows, t);
    const isSure = await ask({
      title: t(count === 1 ? 'delete.one' : 'delete.several'),
      text: t('delete.text', { count, emails }),
      confirmLabel: t('delete.confirm'),
      tone: 'danger',
    });
    if (!isSure) return;
    deselect(ids);
    const outcome = await doLater({
      message: t('delete.later', { count, emails }),
      removes: ids,
      run: ({ isLeaving }) => call(deleteConfirmationMails, { ids }, { outlivesPage: isLeaving }),
      describeError: failureText,
    });
    if (outcome === 'done') notify.success(t('delete.done'));
    if (outcome === 'undone') notify.info(t('delete.undone'), { duration: 'normal' });
    await queries.invalidateQueries({ queryKey: confirmationMailsLiveKey });
  };
  return { remove, dialog };
}

const maxNamed = 3;

function emailsInWords(rows: readonly ConfirmationMailRow[], t: ConfirmationMailsWords): string {
  const emails = rows
    .slice(0, maxNamed)
    .map(({ email }) => email)
    .join(', ');
  const count = rows.length - maxNamed;
  return count > 0 ? t('delete.more', { emails, count }) : emails;
}
