import { useState } from 'react';
import { CookiesNotice, useMedia, useScreen, useTexts } from 'shared-ui';
import { BrandPanel } from '../brand/brand-panel.component.tsx';
import { EntranceLayout } from '../brand/entrance-layout.component.tsx';
import { LanguageChoice } from '../brand/language-choice.component.tsx';
import { SlidesBelow, SlidesBeside } from '../slides/login-slides.component.tsx';
import { authTexts } from '../auth.texts.ts';
import { SignInForm } from './sign-in-form.component.tsx';
import { SignInLinks } from './sign-in-links.component.tsx';
import { SignInWays } from './sign-in-ways.component.tsx';
import { SecondFactor } from './second-factor.component.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

/** Signing in (spec 01 §2 and §4): user, password, then the second factor by the channel that was chosen. */
export function SignInScreen() {
  const t = useTexts(authTexts);
  useScreen({ title: t('login.title') });
  const { submit, isBusy, factor, proceed, cancel, complete } = useSignIn(useFinishSignIn());
  const [typed, setTyped] = useState('');
  const hasPanel = useMedia('(width > 960px)');
  return (
    <EntranceLayout
      title={t('login.title')}
      lead={t('login.lead')}
      aside={<LanguageChoice />}
      panel={<BrandPanel>{hasPanel && <SlidesBeside />}</BrandPanel>}
      below={!hasPanel && <SlidesBelow />}
    >
      <CookiesNotice />
      <SignInForm onSubmit={submit} isBusy={isBusy} onUsername={setTyped} />
      <SignInLinks typedUsername={() => typed} />
      <SignInWays onFirstFactor={proceed} typed={typed} />
      {factor && <SecondFactor {...factor} onEntered={complete} onClose={cancel} />}
    </EntranceLayout>
  );
}
