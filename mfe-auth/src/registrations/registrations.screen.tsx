import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Registration } from 'shared-api/contracts/auth';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  useBottomBar,
  useConfirm,
  usePageTitle,
  useTexts,
} from 'shared-ui';
import { personName } from './person-name.ts';
import type { Answers } from './registration-answers.component.tsx';
import { RegistrationList } from './registration-list.component.tsx';
import { RejectDialog } from './reject.dialog.tsx';
import { registrationsTexts } from './registrations.texts.ts';
import { isDecided, useRegistrations } from './use-registrations.ts';

/** Who signed up and waits for an administrator, who lets them in or turns them down with a reason. */
export function RegistrationsScreen() {
  const t = useTexts(registrationsTexts);
  usePageTitle(t('title'));
  const navigate = useNavigate();
  const { list, approving, rejecting } = useRegistrations();
  const { ask, dialog } = useConfirm();
  const [rejected, setRejected] = useState<Registration>();
  useBottomBar([
    {
      id: 'refresh',
      label: t('refresh'),
      icon: 'refresh',
      busy: list.isRefetching,
      onClick: () => void list.refetch(),
    },
    { id: 'exit', label: t('exit'), icon: 'exit', onClick: () => void navigate('/dash') },
  ]);

  const approve = async (person: Registration) => {
    const { email, company } = person;
    const text = t('confirmApprove.text', { name: personName(person), email, company });
    const question = { title: t('confirmApprove.title'), text, confirmLabel: t('approve') };
    if (await ask(question)) approving.mutate(person);
  };
  const reject = (person: Registration, reason: string) =>
    rejecting.mutate(
      { person, reason },
      {
        onSuccess: () => setRejected(undefined),
        onError: (error) => isDecided(error) && setRejected(undefined),
      },
    );
  const answers: Answers = {
    busyId: approving.isPending ? approving.variables.id : undefined,
    onApprove: (person) => void approve(person),
    onReject: setRejected,
  };
  return (
    <Page title={t('title')} subtitle={t('lead')} width="wide">
      <Waiting list={list} {...answers} />
      {rejected && (
        <RejectDialog
          person={rejected}
          isBusy={rejecting.isPending}
          onReject={(reason) => reject(rejected, reason)}
          onClose={() => setRejected(undefined)}
        />
      )}
      {dialog}
    </Page>
  );
}

interface WaitingProps extends Answers {
  readonly list: ReturnType<typeof useRegistrations>['list'];
}

function Waiting({ list, ...answers }: WaitingProps) {
  const t = useTexts(registrationsTexts);
  if (list.isError)
    return (
      <ErrorState title={t('loadFailed')} onRetry={() => void list.refetch()} isRetrying={list.isRefetching}>
        {t('loadFailedHint')}
      </ErrorState>
    );
  if (!list.data) return <LoadingState rows={3} />;
  const { registrations } = list.data;
  if (registrations.length === 0)
    return (
      <EmptyState title={t('empty')} icon="users">
        {t('emptyHint')}
      </EmptyState>
    );
  return <RegistrationList rows={registrations} {...answers} />;
}
