import { usePageTitle, useTexts } from 'shared-ui';
import { EntranceLayout } from '../brand/entrance-layout.component.tsx';
import { LanguageChoice } from '../brand/language-choice.component.tsx';
import { texts } from '../texts/texts.ts';
import { CodeDialog } from './code-dialog.component.tsx';
import { LoginForm } from './login-form.component.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Signing in (spec 01 §2 and §4): user, password, then the code that came by mail. */
export function LoginScreen() {
  const t = useTexts(texts);
  usePageTitle(t('login.title'));
  const { submit, isBusy, username, leaveCode, enter } = useSignIn();
  return (
    <EntranceLayout title={t('login.title')} lead={t('login.lead')} aside={<LanguageChoice />}>
      <LoginForm onSubmit={submit} isBusy={isBusy} />
      {username !== null && <CodeDialog username={username} onEntered={enter} onClose={leaveCode} />}
    </EntranceLayout>
  );
}
