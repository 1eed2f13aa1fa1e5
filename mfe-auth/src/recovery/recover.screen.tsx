import { useState } from 'react';
import { Button, EmptyState, LinkButton, useScreen, useTexts } from 'shared-ui';
import { EntranceLayout } from '../brand/entrance-layout.component.tsx';
import { LanguageChoice } from '../brand/language-choice.component.tsx';
import { MailedLink } from '../links/mailed-link.component.tsx';
import { useLinkSecret } from '../links/use-mailed-link.ts';
import { NewPasswordForm } from '../passwords/new-password-form.component.tsx';
import { RecoveryDialog } from './recovery.dialog.tsx';
import { recoveryTexts } from './recovery.texts.ts';
import { useRecoveryLink } from './use-recovery-link.ts';

/** Where the link of a forgotten password leads (departure D3): a new password, by the secret behind the `#`. */
export function RecoverScreen() {
  const secret = useLinkSecret();
  return <Recover key={secret} secret={secret} />;
}

function Recover({ secret }: { secret: string }) {
  const t = useTexts(recoveryTexts);
  useScreen({ title: t('choose.title') });
  const { opening, save, isSaving, isSaved, problem, refused } = useRecoveryLink(secret);
  const username = opening.data?.username;
  const lead = username ? t('choose.lead', { username }) : t('choose.leadUnknown');
  return (
    <EntranceLayout title={t('choose.title')} lead={isSaved ? undefined : lead} aside={<LanguageChoice />}>
      {isSaved ? (
        <Done />
      ) : (
        <MailedLink
          secret={secret}
          opening={opening}
          problem={problem}
          deadHint={t('choose.deadHint')}
          action={<NewLink />}
        >
          {(link) => (
            <NewPasswordForm username={link.username} onSave={save} isSaving={isSaving} refused={refused} />
          )}
        </MailedLink>
      )}
    </EntranceLayout>
  );
}

function Done() {
  const t = useTexts(recoveryTexts);
  const toSignIn = (
    <LinkButton to="/" kind="primary">
      {t('choose.toSignIn')}
    </LinkButton>
  );
  return (
    <div role="status">
      <EmptyState title={t('choose.done')} icon="success" action={toSignIn}>
        {t('choose.doneHint')}
      </EmptyState>
    </div>
  );
}

function NewLink() {
  const t = useTexts(recoveryTexts);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button kind="primary" onClick={() => setIsAsking(true)}>
        {t('choose.newLink')}
      </Button>
      {isAsking && <RecoveryDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}
