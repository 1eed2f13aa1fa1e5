import { useState } from 'react';
import { isFailure } from 'shared-api';
import type { CompanySignInFields } from 'shared-api/contracts/auth';
import {
  Banner,
  Button,
  Card,
  ErrorState,
  formatInstant,
  LoadingState,
  Row,
  Stack,
  useTexts,
} from 'shared-ui';
import { CompanyDomains } from './company-domains.component.tsx';
import { CompanySignInDialog } from './company-sign-in.dialog.tsx';
import classes from './company-sign-in.module.css';
import { companySignInTexts } from './company-sign-in.texts.ts';
import { CopiedAddress } from './copied-address.component.tsx';
import { ProviderHelp } from './provider-help.component.tsx';
import { useCompanySignIn } from './use-company-sign-in.ts';

/** How the company's people sign in by its own provider: how it stands, what sets it up and what tries it (decision 064). */
export function CompanySignInCard({ companyId }: { readonly companyId: string }) {
  const t = useTexts(companySignInTexts);
  const { query, save, attempt, confirm } = useCompanySignIn(companyId);
  const [isOpen, setIsOpen] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  if (query.isError && !query.data)
    return (
      <Card title={t('title')}>
        <ErrorState
          title={t('loadFailed')}
          error={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isRefetching}
        />
      </Card>
    );
  if (!query.data) return <LoadingState rows={2} />;
  const { fields, version, isTried, redirectAddress, nextRedirectAddress, entryAddress, waits } = query.data;
  const { domains, mayAcceptDomains, groupsUnsaid } = query.data;
  const state = fields
    ? [
        t(`state.${waits?.isOff ? 'waiting' : fields.mode}`, { name: fields.name }),
        t(isTried ? 'tried' : 'notTried'),
      ].join(' ')
    : t('state.none');
  const handleSave = async (next: CompanySignInFields) => {
    setRefused({});
    try {
      await save.mutateAsync({ fields: next, version });
      setIsOpen(false);
    } catch (error) {
      if (isFailure(error, 'invalid-input')) setRefused(error.fields ?? {});
    }
  };
  return (
    <Card title={t('title')}>
      <Stack>
        <p>{t('lead')}</p>
        <p role="status">{state}</p>
        {waits && (
          <Banner tone="warning" icon="warning">
            <Stack gap="s">
              <p>{t('waits.text', { by: waits.by, when: formatInstant(waits.countsFrom) })}</p>
              {waits.mayConfirm && fields && (
                <>
                  <p>{t('waits.what', { issuer: fields.issuer, domains: fields.domains.join(', ') })}</p>
                  <p>{`${t('secondFactor')}: ${t(`factors.${fields.secondFactor}`)}`}</p>
                  <Row>
                    <Button isBusy={confirm.isPending} onClick={() => confirm.mutate(version)}>
                      {t('waits.confirm')}
                    </Button>
                  </Row>
                </>
              )}
            </Stack>
          </Banner>
        )}
        {groupsUnsaid && fields && (
          <Banner tone="warning" icon="warning">
            {t(groupsUnsaid.tooMany ? 'unsaid.tooMany' : 'unsaid.missing', {
              claim: fields.groupsClaim,
              when: formatInstant(groupsUnsaid.at),
            })}
          </Banner>
        )}
        <CompanyDomains companyId={companyId} open="open" {...{ domains, mayAcceptDomains }} />
        <CopiedAddress label={t('redirectAddress')} address={redirectAddress} />
        {nextRedirectAddress !== '' && (
          <Banner>
            <Stack gap="s">
              <p>{t('move.text')}</p>
              <CopiedAddress label={t('move.address')} address={nextRedirectAddress} />
              <Row>
                <Button isBusy={attempt.isPending} onClick={() => attempt.mutate({ moves: true })}>
                  {t('move.try')}
                </Button>
              </Row>
            </Stack>
          </Banner>
        )}
        {entryAddress !== '' && <CopiedAddress label={t('entryAddress')} address={entryAddress} />}
        <div className={classes.actions}>
          <Button icon="settings" onClick={() => setIsOpen(true)}>
            {t(fields ? 'change' : 'setUp')}
          </Button>
          {fields && (
            <Button icon="check" isBusy={attempt.isPending} onClick={() => attempt.mutate({ moves: false })}>
              {t('try')}
            </Button>
          )}
        </div>
        <ProviderHelp />
      </Stack>
      {isOpen && (
        <CompanySignInDialog
          stood={query.data}
          refused={refused}
          isBusy={save.isPending}
          failure={save.error}
          onSave={(next) => void handleSave(next)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  );
}
