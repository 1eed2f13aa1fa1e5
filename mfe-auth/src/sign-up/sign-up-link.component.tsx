import { TextLink, useTexts } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';

/** From the sign-in to the sign-up. */
export function SignUpLink() {
  const t = useTexts(authTexts);
  return <TextLink to="/register">{t('login.signUp')}</TextLink>;
}
