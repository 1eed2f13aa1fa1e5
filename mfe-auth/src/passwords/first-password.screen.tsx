import { Navigate } from 'react-router-dom';
import { useSession } from 'shared-api';
import { Button, useScreen, useTexts } from 'shared-ui';
import { EntranceLayout } from '../brand/entrance-layout.component.tsx';
import { NewPasswordForm } from './new-password-form.component.tsx';
import { firstPasswordTexts } from './first-password.texts.ts';
import { useFirstPassword } from './use-first-password.ts';

/** The forced first password (spec 03 §2): who has never changed their password comes no further before they do. */
export function FirstPasswordScreen() {
  const t = useTexts(firstPasswordTexts);
  useScreen({ title: t('title') });
  const session = useSession();
  const { save, leave, isSaving, isLeaving, refused } = useFirstPassword();
  if (session?.hasChangedPassword) return <Navigate to="/initDash" replace />;
  return (
    <EntranceLayout title={t('title')} lead={t('lead')}>
      <NewPasswordForm
        username={session?.username ?? ''}
        onSave={save}
        isSaving={isSaving}
        refused={refused}
        otherAction={
          <Button kind="quiet" icon="logout" isBusy={isLeaving} onClick={leave}>
            {t('exit')}
          </Button>
        }
      />
    </EntranceLayout>
  );
}
