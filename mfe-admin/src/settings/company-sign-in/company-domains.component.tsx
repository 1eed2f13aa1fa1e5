import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import { settingsLiveKey } from 'shared-api/contracts/admin';
import {
  acceptCompanyDomain,
  getCompanySignIn,
  getSignUpDomains,
  proveCompanyDomain,
  type CompanySignIn,
} from 'shared-api/contracts/auth';
import { callQuery } from 'shared-api/queries';
import { Banner, Button, FormProblem, notify, Row, Stack, useTexts } from 'shared-ui';
import { companySignInTexts } from './company-sign-in.texts.ts';
import { CopiedAddress } from './copied-address.component.tsx';

type Domain = CompanySignIn['domains'][number];

interface CompanyDomainsProps extends Pick<CompanySignIn, 'domains' | 'mayAcceptDomains'> {
  readonly companyId: string;
  /** What is said of one that does not count yet. */
  readonly open: 'open' | 'openSignUp';
}

/** Whose the domains are: those that count, and of each other one what shows it (decisions 107 and 125). */
export function CompanyDomains({ companyId, open, domains, mayAcceptDomains }: CompanyDomainsProps) {
  const t = useTexts(companySignInTexts);
  const proved = domains.filter(({ isProved }) => isProved).map(({ domain }) => domain);
  return (
    <>
      {proved.length > 0 && <p>{t('domain.proved', { domains: proved.join(', ') })}</p>}
      {domains
        .filter(({ isProved }) => !isProved)
        .map((domain) => (
          <OpenDomain key={domain.domain} {...{ companyId, open, domain, mayAcceptDomains }} />
        ))}
    </>
  );
}

interface OpenDomainProps extends Omit<CompanyDomainsProps, 'domains'> {
  readonly domain: Domain;
}

function OpenDomain({ companyId, open, domain, mayAcceptDomains }: OpenDomainProps) {
  const t = useTexts(companySignInTexts);
  const { prove, accept } = useDomain(companyId, domain.domain);
  const problem = prove.error ? failureSentence(prove.error, t('failed')) : undefined;
  return (
    <Banner tone="warning" icon="warning">
      <Stack gap="s">
        <p>{t(`domain.${open}`, { domain: domain.domain })}</p>
        <CopiedAddress label={t('domain.recordName')} address={domain.recordName} />
        <CopiedAddress label={t('domain.recordValue')} address={domain.recordValue} />
        <FormProblem text={problem} />
        <Row>
          <Button isBusy={prove.isPending} onClick={() => prove.mutate()}>
            {t('domain.prove', { domain: domain.domain })}
          </Button>
          {mayAcceptDomains && (
            <Button kind="quiet" isBusy={accept.isPending} onClick={() => accept.mutate()}>
              {t('domain.accept', { domain: domain.domain })}
            </Button>
          )}
        </Row>
      </Stack>
    </Banner>
  );
}

function useDomain(companyId: string, domain: string) {
  const t = useTexts(companySignInTexts);
  const queries = useQueryClient();
  const asked = { companyId, domain };
  const settle = {
    onSuccess: () => notify.success(t('domain.counts', { domain })),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries(callQuery(getCompanySignIn, { companyId })),
        queries.invalidateQueries(callQuery(getSignUpDomains, { companyId }, { live: settingsLiveKey })),
      ]),
  };
  const prove = useMutation({ mutationFn: () => call(proveCompanyDomain, asked), ...settle });
  const accept = useMutation({
    mutationFn: () => call(acceptCompanyDomain, asked),
    onError: (error) => notify.error(failureSentence(error, t('failed'))),
    ...settle,
  });
  return { prove, accept };
}
