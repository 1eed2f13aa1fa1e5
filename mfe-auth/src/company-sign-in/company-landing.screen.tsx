import { useSession } from 'shared-api';
import { Button, EmptyState, LinkButton, LoadingState, Stack, useScreen, useTexts } from 'shared-ui';
import { EntranceLayout } from '../brand/entrance-layout.component.tsx';
import { LanguageChoice } from '../brand/language-choice.component.tsx';
import { SecondFactor } from '../sign-in/second-factor.component.tsx';
import { companySignInTexts } from './company-sign-in.texts.ts';
import { PasskeyFactor } from './passkey-factor.component.tsx';
import { SayName } from './say-name.component.tsx';
import { TrialResult } from './trial-result.component.tsx';
import { useCompanyLanding } from './use-company-landing.ts';

/** Where the provider of a company sends people back to: ends the sign-in, or the trial of an administrator, and says what came of it. */
export function CompanyLandingScreen() {
  const t = useTexts(companySignInTexts);
  useScreen({ title: t('title') });
  const isSignedIn = useSession() !== null;
  const { problem, trial, naming, factor, links, onPasskey, complete, cancel, goBack } = useCompanyLanding();
  return (
    <EntranceLayout
      title={t(trial ? 'trial.title' : 'title')}
      lead={trial ? t('trial.lead') : t('lead')}
      aside={<LanguageChoice />}
    >
      {trial && <TrialResult trial={trial} />}
      {problem !== undefined && (
        <EmptyState title={t('notDone')} icon="warning">
          {problem}
        </EmptyState>
      )}
      {naming && problem === undefined && <SayName {...naming} />}
      {onPasskey && <PasskeyFactor links={links} onFirstFactor={onPasskey} onBack={goBack} />}
      {!trial && !naming && problem === undefined && !factor && !onPasskey && <LoadingState rows={2} />}
      {isSignedIn && (trial || problem !== undefined) ? (
        <LinkButton to="/settings" isWide>
          {t('toSettings')}
        </LinkButton>
      ) : (
        problem !== undefined && (
          <Stack>
            <Button kind="primary" isWide onClick={goBack}>
              {t('toSignIn')}
            </Button>
          </Stack>
        )
      )}
      {factor && (
        <SecondFactor
          {...factor}
          lead={links === '' ? undefined : t('links', { name: links })}
          onEntered={complete}
          onClose={cancel}
        />
      )}
    </EntranceLayout>
  );
}
