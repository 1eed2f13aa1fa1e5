import { useSignedIn } from 'shared-api';
import { isSuperUser, type OutputOf } from 'shared-api/contracts/common';
import type { FirstStepId, getFirstSteps } from 'shared-api/contracts/admin';
import {
  Banner,
  EmptyState,
  ErrorState,
  formatInstant,
  LinkButton,
  LoadingState,
  Page,
  Stack,
  useScreen,
  useTexts,
} from 'shared-ui';
import { SealPart } from '../seal/seal-part.component.tsx';
import { useSealText } from '../seal/use-seal-text.ts';
import { DeliveryTest } from '../settings/delivery-test.component.tsx';
import { firstStepsTexts } from './first-steps.texts.ts';
import { SenderForm } from './sender-form.component.tsx';
import { StepCard } from './step.card.tsx';
import { useFirstSteps } from './use-first-steps.ts';

type FirstSteps = OutputOf<typeof getFirstSteps>;

/** What an installation still needs (`/firstSteps`): where its first administrator comes to, and super users from the settings. */
export function FirstStepsScreen() {
  const t = useTexts(firstStepsTexts);
  // An administrator of one company has nothing to do here, and a new try would change nothing.
  const isTheirs = isSuperUser(useSignedIn().flags);
  const { data, error, isError, isRefetching, refetch } = useFirstSteps({ isWanted: isTheirs });
  useScreen({ title: t('title'), back: { to: '/settings', label: t('back') } });
  if (!isTheirs)
    return (
      <Page>
        <EmptyState icon="lock" title={t('notYours.title')}>
          {t('notYours.text')}
        </EmptyState>
      </Page>
    );
  return (
    <Page lead={t('lead')}>
      {isError && (
        <ErrorState
          title={t('loadFailed')}
          error={error}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && !data && <LoadingState rows={6} />}
      {data && <Steps {...data} />}
    </Page>
  );
}

function Steps(given: FirstSteps) {
  const t = useTexts(firstStepsTexts);
  const { steps, address, lastBackupAt, administrators, seal } = given;
  const sealText = useSealText()(seal);
  const left = steps.filter(({ state }) => state === 'open').length;
  const words = {
    mail: { open: t('mail.open'), done: t('mail.done') },
    https: { open: t('https.open', { address }), done: t('https.done', { address }) },
    sms: { open: t('sms.open'), done: t('sms.done') },
    seal: { open: sealText, done: sealText },
    timeStamps: { open: t('timeStamps.open'), done: t('timeStamps.done') },
    backup: {
      open: t('backup.open'),
      done: t('backup.done', { when: lastBackupAt === null ? '' : formatInstant(lastBackupAt) }),
    },
    secondAdministrator: {
      open: t('secondAdministrator.open'),
      done: t('secondAdministrator.done', { count: administrators }),
    },
  } satisfies Record<FirstStepId, unknown>;
  return (
    <Stack>
      <Banner tone={left === 0 ? 'success' : 'info'}>
        {left === 0 ? t('none') : t('open', { count: left })}
      </Banner>
      {steps.map(({ id, state }) => (
        <StepCard
          key={id}
          id={id}
          state={state}
          text={words[id][state === 'done' ? 'done' : 'open']}
          isNeeded={id === 'seal' && seal.state !== 'good'}
        >
          <Doing id={id} isDone={state === 'done'} {...given} />
        </StepCard>
      ))}
    </Stack>
  );
}

/** What one does about a step here. */
function Doing({
  id,
  isDone,
  ...given
}: FirstSteps & { readonly id: FirstStepId; readonly isDone: boolean }) {
  const t = useTexts(firstStepsTexts);
  const { companyId, mailRoute, smsRoute, isSenderFixed, senderName, senderAddress } = given;
  if (id === 'mail')
    return (
      <>
        {isSenderFixed ? (
          <p>{t('sender.fixed', { name: senderName, address: senderAddress })}</p>
        ) : (
          <SenderForm senderName={senderName} senderAddress={senderAddress} />
        )}
        {mailRoute === 'outbox' && <p>{t('mail.configure')}</p>}
        {companyId !== null && <DeliveryTest companyId={companyId} channel="mail" route={mailRoute} />}
      </>
    );
  if (id === 'sms')
    return (
      <>
        {smsRoute === 'outbox' && <p>{t('sms.configure')}</p>}
        {companyId !== null && <DeliveryTest companyId={companyId} channel="sms" route={smsRoute} />}
      </>
    );
  if (id === 'seal') return <SealPart {...given.seal} />;
  if (id === 'secondAdministrator' && !isDone)
    return (
      <div>
        <LinkButton to="/filterusers">{t('secondAdministrator.toUsers')}</LinkButton>
      </div>
    );
  return null;
}
