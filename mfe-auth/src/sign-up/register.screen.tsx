import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from 'shared-api';
import { TextLink, useScreen, useTexts, useGuardedForm } from 'shared-ui';
import { EntranceLayout } from '../brand/entrance-layout.component.tsx';
import { LanguageChoice } from '../brand/language-choice.component.tsx';
import { useLastChannel } from '../sign-in/last-channel.ts';
import { SignInWays } from '../sign-in/sign-in-ways.component.tsx';
import { SecondFactor } from '../sign-in/second-factor.component.tsx';
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts';
import { useSignIn } from '../sign-in/use-sign-in.ts';
import { SignUpFields } from './sign-up-fields.component.tsx';
import { useSignUpForm } from './sign-up-form.ts';
import { SignUpSent } from './sign-up-sent.component.tsx';
import { signUpTexts } from './sign-up.texts.ts';
import { useSendSignUp } from './use-send-sign-up.ts';

/** Signing up (spec 01 §2); who is signed in goes on to the dashboard, as from the sign-in. */
export function RegisterScreen() {
  return useSession() ? <Navigate to="/dash" replace /> : <SignUp />;
}

/** Who one is, and how the codes should come; the rest is done by a link in a mail. */
function SignUp() {
  const t = useTexts(signUpTexts);
  const form = useSignUpForm(useLastChannel()[0]);
  const [sentTo, setSentTo] = useState<string>();
  useGuardedForm(form, { isSaved: sentTo !== undefined });
  const { send, isSending, failure, companyName } = useSendSignUp(form, setSentTo);
  useScreen({ title: t(sentTo ? 'sent.title' : 'title') });
  const lead = companyName ? t('leadCompany', { company: companyName }) : t('lead');
  if (sentTo) return <SignUpSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <EntranceLayout title={t('title')} lead={lead} aside={<LanguageChoice />}>
      <SignUpFields form={form} onSubmit={send} isSending={isSending} failure={failure} />
      <TextLink to="/">{t('toSignIn')}</TextLink>
      <OtherWays />
    </EntranceLayout>
  );
}

/** The QR code of somebody who has an account. */
function OtherWays() {
  const { factor, proceed, cancel, complete } = useSignIn(useFinishSignIn());
  return (
    <>
      <SignInWays onFirstFactor={proceed} />
      {factor && <SecondFactor {...factor} onEntered={complete} onClose={cancel} />}
    </>
  );
}
