import { TextLink, useTexts } from 'shared-ui';
import { texts } from '../texts/texts.ts';

/** From the sign-in to the sign-up. */
export function SignUpLink() {
  const t = useTexts(texts);
  return <TextLink to="/register">{t('login.signUp')}</TextLink>;
}
