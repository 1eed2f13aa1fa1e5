import { Navigate } from 'react-router-dom';
import { useSession } from 'shared-api';
import { usePageTitle, useTexts } from 'shared-ui';
import { EntranceLayout } from '../brand/entrance-layout.component.tsx';
import { texts } from '../texts/texts.ts';
import { FirstPasswordForm } from './first-password-form.component.tsx';
import { useFirstPassword } from './use-first-password.ts';

/** The forced first password (spec 03 §2): who has never changed his password comes no further before he does. */
export function FirstPasswordScreen() {
  const t = useTexts(texts);
  usePageTitle(t('firstPassword.title'));
  const { save, leave, isSaving, isLeaving } = useFirstPassword();
  if (useSession()?.hasChangedPassword) return <Navigate to="/initDash" replace />;
  return (
    <EntranceLayout title={t('firstPassword.title')} lead={t('firstPassword.lead')}>
      <FirstPasswordForm onSave={save} onExit={leave} isSaving={isSaving} isLeaving={isLeaving} />
    </EntranceLayout>
  );
}
