import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, EmptyState, ErrorState, LinkButton, LoadingState, usePageTitle, useTexts } from 'shared-ui';
import { EntranceLayout } from '../brand/entrance-layout.component.tsx';
import { LanguageChoice } from '../brand/language-choice.component.tsx';
import { NewPasswordForm } from '../new-password/new-password-form.component.tsx';
import { RecoveryDialog } from './recovery.dialog.tsx';
import { texts } from './texts/texts.ts';
import { useRecoveryLink } from './use-recovery-link.ts';

/** Where the link of a forgotten password leads (departure 3): a new password, by the secret behind the `#`. */
export function RecoverScreen() {
  const secret = useLocation().hash.slice(1);
  return <Recover key={secret} secret={secret} />;
}

function Recover({ secret }: { secret: string }) {
  const t = useTexts(texts);
  usePageTitle(t('choose.title'));
  const link = useRecoveryLink(secret);
  const username = link.opening.data?.username;
  const lead = username ? t('choose.lead', { username }) : t('choose.leadUnknown');
  return (
    <EntranceLayout title={t('choose.title')} lead={lead} aside={<LanguageChoice />}>
      {secret === '' ? (
        <DeadLink title={t('choose.cut')}>{t('choose.cutHint')}</DeadLink>
      ) : (
        <OpenedLink link={link} />
      )}
    </EntranceLayout>
  );
}

function OpenedLink({ link }: { link: ReturnType<typeof useRecoveryLink> }) {
  const t = useTexts(texts);
  const { opening, save, isSaving, isSaved, isDead, refused } = link;
  if (isSaved) return <Done />;
  if (isDead) return <DeadLink title={t('choose.dead')}>{t('choose.deadHint')}</DeadLink>;
  if (opening.isError)
    return (
      <ErrorState
        title={t('choose.openFailed')}
        onRetry={() => void opening.refetch()}
        isRetrying={opening.isFetching}
      >
        {t('choose.openFailedHint')}
      </ErrorState>
    );
  if (!opening.data) return <LoadingState shape="form" rows={3} />;
  return (
    <NewPasswordForm username={opening.data.username} onSave={save} isSaving={isSaving} refused={refused} />
  );
}

function Done() {
  const t = useTexts(texts);
  return (
    <div role="status">
      <EmptyState
        title={t('choose.done')}
        icon="success"
        action={
          <LinkButton to="/" kind="primary">
            {t('choose.toSignIn')}
          </LinkButton>
        }
      >
        {t('choose.doneHint')}
      </EmptyState>
    </div>
  );
}

function DeadLink({ title, children }: { title: string; children: string }) {
  const t = useTexts(texts);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <EmptyState
        title={title}
        icon="expired"
        action={
          <Button kind="primary" onClick={() => setIsAsking(true)}>
            {t('choose.newLink')}
          </Button>
        }
      >
        {children}
      </EmptyState>
      {isAsking && <RecoveryDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}
