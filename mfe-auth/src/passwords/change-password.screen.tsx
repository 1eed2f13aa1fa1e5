import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card, Page, usePageTitle, useTexts } from 'shared-ui';
import { ChangePasswordForm } from './change-password-form.component.tsx';
import { changePasswordTexts } from './change-password.texts.ts';

/** Changes the password from the profile (spec 01 §2). */
export function ChangePasswordScreen() {
  const t = useTexts(changePasswordTexts);
  usePageTitle(t('title'));
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate('/profile?section=security'), [navigate]);
  return (
    <Page title={t('title')} subtitle={t('lead')} width="narrow">
      <Card>
        <ChangePasswordForm onLeave={leave} />
      </Card>
    </Page>
  );
}
