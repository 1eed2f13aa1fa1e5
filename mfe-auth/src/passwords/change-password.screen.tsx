import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card, Page, useScreen, useTexts } from 'shared-ui';
import { ChangePasswordForm } from './change-password-form.component.tsx';
import { changePasswordTexts } from './change-password.texts.ts';

const profileAddress = '/profile?section=security';

/** Changes the password from the profile (spec 01 §2). */
export function ChangePasswordScreen() {
  const t = useTexts(changePasswordTexts);
  useScreen({ title: t('title'), back: { to: profileAddress } });
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate(profileAddress), [navigate]);
  return (
    <Page lead={t('lead')} width="narrow">
      <Card>
        <ChangePasswordForm onLeave={leave} />
      </Card>
    </Page>
  );
}
