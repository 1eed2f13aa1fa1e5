import { useState } from 'react';
import { isFailure, useSignedIn, clock } from 'shared-api';
import { searchManagedPeople, useCompanyNames } from 'shared-api/queries';
import type { AbsenceSettings, AccrualPolicy, ClosureResult } from 'shared-api/contracts/absences';
import {
  ErrorState,
  formatPlainDay,
  LoadingState,
  Page,
  PersonSearch,
  SelectField,
  Stack,
  useConfirm,
  useScreen,
  useTexts,
  leaveTyped,
} from 'shared-ui';
import classes from './absence-settings.module.css';
import { absenceSettingsTexts } from './absence-settings.texts.ts';
import { ClosureResultsDialog } from './closure-results.dialog.tsx';
import { DaysDialog } from './days.dialog.tsx';
import { PolicyDialog, type PolicyDraft } from './policy.dialog.tsx';
import { RulesCard } from './rules.card.tsx';
import { BlockedCard, ClosureCard, PolicyCard } from './settings-cards.component.tsx';
import { useAbsenceSettings, versionAhead, type Days, type SettingsChange } from './use-absence-settings.ts';

/** What is being added or edited. */
type Edited =
  | { readonly kind: 'policy'; readonly id?: string; readonly userId?: string; readonly draft: PolicyDraft }
  | { readonly kind: 'closure' | 'blocked' };

/** How a company has its absences: what is refused, what is earned, when it is closed. */
export function AbsenceSettingsScreen() {
  const t = useTexts(absenceSettingsTexts);
  const { companies, hasFailed, error, onRetry } = useCompanyNames();
  const { actingFor } = useSignedIn();
  const [chosen, setChosen] = useState<string>();
  const companyId = chosen ?? actingFor?.company.id ?? companies?.[0]?.id;
  useScreen({ title: t('title'), back: { to: '/dash', label: t('home'), icon: 'home' } });
  return (
    <Page lead={t('lead')} width="wide">
      {companies && companies.length > 1 && (
        <div className={classes.company}>
          <SelectField
            label={t('company')}
            value={companyId}
            onChange={({ target: { value } }) => leaveTyped(() => setChosen(value))}
            choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      )}
      {hasFailed && <ErrorState title={t('loadFailed')} error={error} onRetry={onRetry} />}
      {!hasFailed && companyId === undefined && <LoadingState rows={4} />}
      {!hasFailed && companyId !== undefined && <Settings key={companyId} companyId={companyId} />}
    </Page>
  );
}

function Settings({ companyId }: { readonly companyId: string }) {
  const t = useTexts(absenceSettingsTexts);
  const { query } = useAbsenceSettings(companyId);
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
  return <Cards companyId={companyId} settings={query.data} />;
}

function Cards({ companyId, settings }: { readonly companyId: string; readonly settings: AbsenceSettings }) {
  const t = useTexts(absenceSettingsTexts);
  const { change, countPeople } = useAbsenceSettings(companyId);
  const { ask, dialog } = useConfirm();
  const [edited, setEdited] = useState<Edited>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [added, setAdded] = useState<{ readonly name: string; readonly results: readonly ClosureResult[] }>();
  const { policies, closures, blocked } = settings;
  const close = () => setEdited(undefined);
  const save = (made: SettingsChange) => change.mutate(made, { onSuccess: close });
  const open = (next: Edited) => {
    change.reset();
    countPeople.reset();
    setEdited(next);
  };
  const remove = async (
    made: Extract<SettingsChange, { readonly id: string }>,
    title: string,
  ): Promise<void> => {
    if (await ask({ title, confirmLabel: t('remove'), tone: 'danger' })) change.mutate(made);
  };
  const closeCompany = async (days: Days): Promise<void> => {
    const people = await countPeople.mutateAsync(days).catch(() => undefined);
    if (people === undefined) return;
    const isSure = await ask({
      title: t('closures.sureAdd', { name: days.name }),
      text: (
        <>
          <p>
            {t('closures.sureGiven', {
              count: people.given,
              from: formatPlainDay(days.from),
              to: formatPlainDay(days.to),
            })}
          </p>
          {people.keeping > 0 && <p>{t('closures.sureKept', { count: people.keeping })}</p>}
        </>
      ),
      confirmLabel: t('closures.confirm'),
    });
    if (!isSure) return;
    const results = await change.mutateAsync({ kind: 'closure', days }).catch(() => undefined);
    if (!results) return;
    close();
    // Where everybody got the same, the message that counts them says it all.
    if (results.some(({ outcome, kept }) => outcome === 'refused' || kept.length > 0))
      setAdded({ name: days.name, results });
  };
  const problems = change.error ?? countPeople.error;
  const fields = isFailure(problems, 'invalid-input') ? problems.fields : undefined;
  const known = (id: string | undefined) => policies.find((policy) => policy.id === id);
  return (
    <Stack>
      <RulesCard
        settings={settings}
        isBusy={change.isPending}
        onSave={(rules) =>
          change
            .mutateAsync({ kind: 'rules', rules })
            .then(() => undefined)
            .catch(versionAhead)
        }
      />
      <PolicyCard
        rows={policies}
        onAdd={() => open({ kind: 'policy', draft: blankPolicy(policies) })}
        onAddPerson={() => setIsChoosing(true)}
        onEdit={(policy) => open({ kind: 'policy', id: policy.id, draft: policy })}
        onRemove={({ id, employeeName }: AccrualPolicy) =>
          void remove(
            { kind: 'removed policy', id },
            t('sure', { name: employeeName || t('policies.title') }),
          )
        }
      />
      <ClosureCard
        rows={closures}
        onAdd={() => open({ kind: 'closure' })}
        onRemove={({ id, name }) =>
          void remove({ kind: 'removed closure', id }, t('closures.sure', { name }))
        }
      />
      <BlockedCard
        rows={blocked}
        onAdd={() => open({ kind: 'blocked' })}
        onRemove={({ id, reason }) =>
          void remove({ kind: 'removed blocked', id }, t('sure', { name: reason }))
        }
      />
      <PersonSearch
        search={searchManagedPeople(companyId)}
        isOpen={isChoosing}
        title={t('policies.choose')}
        onPick={(userId) => {
          setIsChoosing(false);
          if (userId !== undefined) open({ kind: 'policy', userId, draft: blankPolicy(policies) });
        }}
        onClose={() => setIsChoosing(false)}
      />
      {edited?.kind === 'policy' && (
        <PolicyDialog
          policy={edited.draft}
          userId={edited.userId}
          isBusy={change.isPending}
          failure={change.error}
          monthError={fields?.['validFrom']}
          onSave={(values) =>
            save({
              kind: 'policy',
              input: {
                ...values,
                ...(edited.id !== undefined && { id: edited.id, version: known(edited.id)?.version }),
                ...(edited.userId !== undefined && { userId: edited.userId }),
              },
            })
          }
          onClose={close}
        />
      )}
      {edited && edited.kind !== 'policy' && (
        <DaysDialog
          kind={edited.kind}
          isBusy={change.isPending || countPeople.isPending}
          failure={change.error ?? countPeople.error}
          startError={fields?.['from']}
          endError={fields?.['to']}
          onSave={(days) =>
            void (edited.kind === 'closure' ? closeCompany(days) : save({ kind: 'blocked', days }))
          }
          onClose={close}
        />
      )}
      {added && <ClosureResultsDialog {...added} onClose={() => setAdded(undefined)} />}
      {dialog}
    </Stack>
  );
}

/** Begins with what the company gives, so that who gets something else of their own loses nothing of the rest. */
function blankPolicy(policies: readonly AccrualPolicy[]): PolicyDraft {
  const validFrom = `${clock.today().slice(0, 7)}-01`;
  const valid = policies.filter((policy) => policy.employeeId === null && policy.validFrom <= validFrom);
  const [latest] = valid.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
  const nothing = { holiday: 0, paidLeave: 0, formerHolidays: 0 };
  return { employeeName: '', validFrom, yearly: latest?.yearly ?? nothing };
}
