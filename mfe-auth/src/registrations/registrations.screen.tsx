import { useState } from 'react';
import type { Registration } from 'shared-api/contracts/auth';
import { EmptyState, ListBody, Page, useConfirm, useScreen, useTexts } from 'shared-ui';
import { registrationColumns } from './registration-columns.tsx';
import { registrationsTexts } from './registrations.texts.ts';
import { RejectDialog } from './reject.dialog.tsx';
import { personName, useRegistrations } from './use-registrations.ts';

/** Who signed up and waits for an administrator, who accepts them or rejects them with a reason. */
export function RegistrationsScreen() {
  const t = useTexts(registrationsTexts);
  const { list, approving, rejecting } = useRegistrations();
  const { ask, dialog } = useConfirm();
  const [rejected, setRejected] = useState<Registration>();
  const refresh = () => void list.refresh();
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('exit'), icon: 'home' },
    actions: [
      { id: 'refresh', label: t('refresh'), icon: 'refresh', busy: list.isRefreshing, onClick: refresh },
    ],
  });

  const approve = async (person: Registration) => {
    const { email, company } = person;
    const text = t('confirmApprove.text', { name: personName(person), email, company });
    const question = { title: t('confirmApprove.title'), text, confirmLabel: t('approve') };
    if (await ask(question)) approving.mutate({ person });
  };
  const close = () => setRejected(undefined);
  const reject = (person: Registration, reason: string) =>
    rejecting.mutate({ person, reason }, { onSuccess: close });
  const columns = registrationColumns(t, {
    busyId: approving.isPending ? approving.variables.person.id : undefined,
    onApprove: (person) => void approve(person),
    onReject: (person) => {
      rejecting.reset();
      setRejected(person);
    },
  });
  const empty = (
    <EmptyState title={t('empty')} icon="users">
      {t('emptyHint')}
    </EmptyState>
  );
  return (
    <Page lead={t('lead')} width="wide">
      <ListBody
        label={t('list')}
        list={list}
        columns={columns}
        getName={personName}
        failedTitle={t('loadFailed')}
        empty={empty}
      />
      {rejected && (
        <RejectDialog
          person={rejected}
          isBusy={rejecting.isPending}
          failure={rejecting.error}
          onReject={(reason) => reject(rejected, reason)}
          onClose={close}
        />
      )}
      {dialog}
    </Page>
  );
}
