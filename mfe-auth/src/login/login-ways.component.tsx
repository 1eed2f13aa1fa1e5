import type { ComponentType } from 'react';
import { useTexts } from 'shared-ui';
import { texts } from '../texts/texts.ts';
import classes from './login-ways.module.css';

/** What a further way in is given. */
export interface LoginWayProps {
  /** The session stands: the login is finished as after a code, and leads to the address that was wanted. */
  readonly onSignedIn: () => void;
}

/** Each a wide button; what it opens is loaded when it is pressed. */
const ways: readonly { readonly name: string; readonly Way: ComponentType<LoginWayProps> }[] = [];

/** The ways in beside the password, under the form; nothing where there are none. */
export function LoginWays(props: LoginWayProps) {
  const t = useTexts(texts);
  if (ways.length === 0) return null;
  return (
    <div className={classes.ways}>
      <p className={classes.or}>{t('login.or')}</p>
      {ways.map(({ name, Way }) => (
        <Way key={name} {...props} />
      ))}
    </div>
  );
}
