import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call, failureSentence, serverFile } from 'shared-api';
import type { OutputOf } from 'shared-api/contracts/common';
import { maxBulkReceivers } from 'shared-api/contracts/directory';
import {
  deleteUsers,
  downloadUsers,
  type UserFileFormat,
  listSuccessors,
  maxUsersDeleted,
  maxUsersNamed,
  usersLiveKey,
} from 'shared-api/contracts/admin';
import { notify, saveFile, useConfirm, useTexts } from 'shared-ui';
import { DeletionText } from './deletion-text.component.tsx';
import type { UserSelection } from './use-user-selection.ts';
import type { WantedUsers } from './use-users.ts';
import { nameOf } from './user-columns.tsx';
import { usersTexts, type UsersWords } from './users.texts.ts';

/** What is done with whom a person selected: deleting, sending them a document, editing several, and the file of all. */
export function useUserActions(selection: UserSelection, wanted: WantedUsers) {
  const t = useTexts(usersTexts);
  const navigate = useNavigate();
  const [filters] = useSearchParams();
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const deletion = useMutation({
    mutationFn: (wanted: { readonly selection: string; readonly successor?: string }) =>
      call(deleteUsers, wanted),
    onSuccess: ({ deleted, refused }) => {
      if (deleted > 0) notify.success(t('deleted'));
      if (refused.length > 0) notify.error(refusalText(refused, t), { duration: 'failure' });
      selection.clear();
    },
    onError: (error) => notify.error(failureSentence(error, t('notDeleted')), { duration: 'failure' }),
    onSettled: () => queries.invalidateQueries({ queryKey: usersLiveKey }),
  });
  const asking = useMutation({
    mutationFn: async () => {
      const { selection: choiceId } = await selection.keep();
      return { selection: choiceId, ...(await call(listSuccessors, { selection: choiceId })) };
    },
    onError: (error) => notify.error(failureSentence(error, t('notDeleted')), { duration: 'failure' }),
  });
  const exporting = useMutation({
    mutationFn: async (format: UserFileFormat) => {
      const chosen =
        selection.count > 0 ? { search: '', selection: (await selection.keep()).selection } : wanted;
      await saveFile(serverFile(downloadUsers, { ...chosen, format }), `${t('exportName')}.${format}`);
    },
    onError: (error) => notify.error(failureSentence(error, t('notExported')), { duration: 'failure' }),
  });
  const choosing = useMutation({
    mutationFn: selection.keep,
    onError: (error) =>
      notify.error(failureSentence(error, t('selection.notChosen')), { duration: 'failure' }),
  });
  return {
    dialog,
    busy:
      deletion.isPending || asking.isPending
        ? 'delete'
        : exporting.isPending
          ? exporting.variables
          : choosing.isPending
            ? 'choose'
            : null,
    exportFile: exporting.mutate,
    remove: async () => {
      const { count, known } = selection;
      const [first] = known;
      if (count > maxUsersDeleted) return void notify.error(t('tooManyToDelete', { max: maxUsersDeleted }));
      const facts = await asking.mutateAsync().catch(() => undefined);
      if (!facts) return;
      let successor = facts.successors[0]?.id;
      const isSure = await ask({
        title: t('delete.title', { count, name: first ? nameOf(first) : '' }),
        text: (
          <DeletionText
            count={count}
            known={known}
            openDocuments={facts.openDocuments}
            successors={facts.successors}
            onSuccessor={(id) => (successor = id)}
          />
        ),
        confirmLabel: t('delete.confirm'),
        tone: 'danger',
      });
      if (isSure)
        deletion.mutate({
          selection: facts.selection,
          ...(facts.openDocuments > 0 && successor !== undefined && { successor }),
        });
    },
    send: () => {
      if (selection.count === 0) return void notify.error(t('noneSelected'));
      if (selection.count > maxBulkReceivers)
        return void notify.error(t('tooManyToSend', { max: maxBulkReceivers }));
      choosing.mutate(undefined, {
        onSuccess: async ({ selection: choiceId }) => {
          selection.remember(choiceId);
          // The browser's own way back leads here too.
          await navigate(withChoice(filters, choiceId), { replace: true });
          await navigate(`/sendDoc?chosen=${encodeURIComponent(choiceId)}`);
        },
      });
    },
    editSeveral: () => {
      if (selection.count > maxUsersNamed)
        return void notify.error(t('tooManyToEdit', { max: maxUsersNamed }));
      choosing.mutate(undefined, {
        onSuccess: ({ userIds }) => void navigate(`/editUser/${userIds.map(encodeURIComponent).join(',')}`),
      });
    },
  };
}

function withChoice(filters: URLSearchParams, choiceId: string): string {
  const others = [...filters].filter(([name]) => name !== 'chosen');
  return `/users?${new URLSearchParams([...others, ['chosen', choiceId]]).toString()}`;
}

type Refused = OutputOf<typeof deleteUsers>['refused'];

function refusalText(refused: Refused, t: UsersWords): string {
  const lines = refused.map(({ name, reason }) => t(`refused.${reason}`, { name }));
  return [t('refused.title'), ...new Set(lines)].join('\n');
}
