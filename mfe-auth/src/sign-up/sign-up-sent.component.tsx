import { Icon, LinkButton, TextButton, useTexts } from 'shared-ui';
import { EntranceLayout } from '../brand/entrance-layout.component.tsx';
import classes from './sign-up.module.css';
import { signUpTexts } from './sign-up.texts.ts';

interface SignUpSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

/** 'Please check your email' (spec 01 §7). */
export function SignUpSent({ email, onAgain }: SignUpSentProps) {
  const t = useTexts(signUpTexts);
  return (
    <EntranceLayout title={t('sent.title')} lead={t('sent.text', { email })}>
      <div className={classes.sent} role="status">
        <span className={classes.picture}>
          <Icon name="mail" size="xl" />
        </span>
        <p className={classes.note}>{t('sent.hint')}</p>
        <LinkButton to="/" kind="primary" isWide>
          {t('sent.toSignIn')}
        </LinkButton>
        <TextButton onClick={onAgain}>{t('sent.again')}</TextButton>
      </div>
    </EntranceLayout>
  );
}
