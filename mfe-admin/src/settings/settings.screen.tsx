import { useState } from 'react';
import { useCompanyNames } from 'shared-api/queries';
import { useSignedIn } from 'shared-api';
import { isSuperUser } from 'shared-api/contracts/common';
import {
  Banner,
  ErrorState,
  LoadingState,
  Page,
  SelectField,
  Stack,
  TextLink,
  useScreen,
  useTexts,
  leaveTyped,
} from 'shared-ui';
import { firstStepsTexts } from '../first-steps/first-steps.texts.ts';
import { useFirstSteps } from '../first-steps/use-first-steps.ts';
import { CompanySignInCard } from './company-sign-in/company-sign-in.card.tsx';
import { SettingsFormCards } from './settings-form.component.tsx';
import { settingsTexts } from './settings.texts.ts';
import { TestCard } from './test.card.tsx';
import { useSettings } from './use-settings.ts';

/** What holds for the people of a company (spec 03 §2). */
export function SettingsScreen() {
  const t = useTexts(settingsTexts);
  const { companies, hasFailed, error, onRetry } = useCompanyNames();
  const [chosen, setChosen] = useState<string>();
  const companyId = chosen ?? companies?.[0]?.id;
  useScreen({ title: t('title'), back: { to: '/dash', label: t('home'), icon: 'home' } });
  return (
    <Page lead={t('lead')}>
      <FirstStepsLeft />
      {companies && companies.length > 1 && (
        <SelectField
          label={t('company')}
          value={companyId}
          onChange={({ target: { value } }) => leaveTyped(() => setChosen(value))}
          choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {hasFailed && <ErrorState title={t('loadFailed')} error={error} onRetry={onRetry} />}
      {!hasFailed && companyId === undefined && <LoadingState rows={4} />}
      {!hasFailed && companyId !== undefined && <CompanyCards key={companyId} companyId={companyId} />}
    </Page>
  );
}

/** How many of the first steps are left, and the way to what is set for the whole installation, for who can do something about it. */
function FirstStepsLeft() {
  const t = useTexts(firstStepsTexts);
  const { flags } = useSignedIn();
  const { data } = useFirstSteps({ isWanted: isSuperUser(flags) });
  if (!data) return null;
  const left = data.steps.filter(({ state }) => state === 'open').length;
  if (left === 0)
    return (
      <p>
        <TextLink to="/firstSteps">{t('installation')}</TextLink>
      </p>
    );
  return (
    <Banner action={<TextLink to="/firstSteps">{t('show')}</TextLink>}>{t('open', { count: left })}</Banner>
  );
}

function CompanyCards({ companyId }: { readonly companyId: string }) {
  const t = useTexts(settingsTexts);
  const { query, save } = useSettings(companyId);
  if (query.isError && !query.data)
    return (
      <ErrorState
        title={t('loadFailed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isRefetching}
      />
    );
  if (!query.data) return <LoadingState rows={4} />;
  const { settings, version, mailRoute, smsRoute } = query.data;
  return (
    <Stack>
      <SettingsFormCards
        companyId={companyId}
        settings={settings}
        version={version}
        isBusy={save.isPending}
        onSave={(next, over) => save.mutateAsync({ settings: next, version: over })}
      />
      <CompanySignInCard companyId={companyId} />
      <TestCard companyId={companyId} routes={{ mail: mailRoute, sms: smsRoute }} />
    </Stack>
  );
}
