import type { ComponentType, ReactNode } from 'react';
import { useTexts } from 'shared-ui';
import { CompanyWay } from '../company-sign-in/company-way.component.tsx';
import { PasskeyWay } from '../passkeys/login/passkey-way.component.tsx';
import { QrLoginWay } from '../qr-login/qr-login-way.component.tsx';
import { authTexts } from '../auth.texts.ts';
import type { SignInWayProps } from './sign-in-way.ts';
import classes from './sign-in-ways.module.css';

/** Each a wide button; what it opens is loaded when it is pressed. */
const ways: readonly { readonly name: string; readonly Way: ComponentType<SignInWayProps> }[] = [
  { name: 'passkey', Way: PasskeyWay },
  { name: 'qr', Way: QrLoginWay },
];

/** The ways in beside the password, under the form. */
export function SignInWays({ typed = '', ...props }: SignInWayProps & { readonly typed?: string }) {
  return (
    <OtherWays>
      <CompanyWay typed={typed} />
      {ways.map(({ name, Way }) => (
        <Way key={name} {...props} />
      ))}
    </OtherWays>
  );
}

/** Stands under the form of user and password: a line that says 'or', then the buttons. */
export function OtherWays({ children }: { readonly children: ReactNode }) {
  const t = useTexts(authTexts);
  return (
    <div className={classes.ways}>
      <p className={classes.or}>{t('login.or')}</p>
      {children}
    </div>
  );
}
