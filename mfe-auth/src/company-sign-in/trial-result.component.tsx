import type { CompanySignInTrial } from 'shared-api/contracts/auth';
import { Banner, Stack, useTexts } from 'shared-ui';
import { companySignInTexts } from './company-sign-in.texts.ts';

const good: readonly CompanySignInTrial['outcome'][] = ['known', 'link', 'add'];
const keepsAllOut: readonly CompanySignInTrial['outcome'][] = ['noEmail', 'email', 'unverified', 'domain'];

/** What a tried sign-in would have led to, in words; nobody was signed in by it and nothing was changed. */
export function TrialResult({ trial }: { readonly trial: CompanySignInTrial }) {
  const t = useTexts(companySignInTexts);
  const { outcome, email, isVerified, person, values, groups, asksOurCode, isMoved } = trial;
  const { asksName, groupsClaim, groupsSent, claimsAlike, valuesAlike } = trial;
  const works = !keepsAllOut.includes(outcome);
  return (
    <Stack>
      <Banner tone={works ? 'success' : 'warning'}>{t(works ? 'trial.works' : 'trial.worksNot')}</Banner>
      {isMoved && <p>{t('trial.moved')}</p>}
      <p>{t(`trial.outcome.${outcome}`, { email, person, claim: 'email' })}</p>
      {asksName && <p>{t('trial.asksName')}</p>}
      <ul>
        <li>
          {email ? t(isVerified ? 'trial.verified' : 'trial.notVerified', { email }) : t('trial.noEmail')}
        </li>
        <li>
          {values !== null
            ? t('trial.values', { values: values.join(', ') || '–' })
            : groupsClaim === ''
              ? t('trial.noGroups')
              : t(`trial.unsaid.${groupsSent}`, { claim: groupsClaim })}
        </li>
        {claimsAlike.length > 0 && <li>{t('trial.claimsAlike', { claims: claimsAlike.join(', ') })}</li>}
        {valuesAlike.map(({ sent, wanted }) => (
          <li key={`${sent} ${wanted}`}>{t('trial.valueAlike', { sent, wanted })}</li>
        ))}
        {values !== null && <li>{t('trial.groups', { groups: groups.join(', ') || '–' })}</li>}
        <li>{t(asksOurCode ? 'trial.ourCode' : 'trial.noCode')}</li>
      </ul>
      {works && !good.includes(outcome) && <p>{t('trial.stillWorks')}</p>}
    </Stack>
  );
}
