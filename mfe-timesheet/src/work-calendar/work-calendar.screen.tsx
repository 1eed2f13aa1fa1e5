import { useState } from 'react';
import { isFailure, useSignedIn, clock } from 'shared-api';
import { searchManagedPeople, useCompanyNames } from 'shared-api/queries';
import { defaultWeek, type Plan, type Site, type WorkCalendar } from 'shared-api/contracts/timesheet';
import {
  Card,
  ErrorState,
  LoadingState,
  Page,
  PersonSearch,
  SelectField,
  Stack,
  SwitchField,
  useConfirm,
  useScreen,
  useTexts,
} from 'shared-ui';
import { PlanDialog, type PlanDraft } from './plan.dialog.tsx';
import { PlanCard, SiteCard } from './work-calendar-cards.component.tsx';
import { SiteDialog } from './site.dialog.tsx';
import { useWorkCalendar } from './use-work-calendar.ts';
import { planName } from './work-calendar-columns.tsx';
import classes from './work-calendar.module.css';
import { workCalendarTexts } from './work-calendar.texts.ts';

/** What is being edited: a plan that is there or one to add, with whose it is; or a site. */
type Edited =
  | { readonly kind: 'plan'; readonly id?: string; readonly userId?: string; readonly draft: PlanDraft }
  | { readonly kind: 'site'; readonly id?: string };

/** How many hours the people of a company work, from which day on, and where. */
export function WorkCalendarScreen() {
  const t = useTexts(workCalendarTexts);
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
            onChange={({ target }) => setChosen(target.value)}
            choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      )}
      {hasFailed && <ErrorState title={t('loadFailed')} error={error} onRetry={onRetry} />}
      {!hasFailed && <Calendar key={companyId} companyId={companyId} />}
    </Page>
  );
}

function Calendar({ companyId }: { companyId: string | undefined }) {
  const t = useTexts(workCalendarTexts);
  const { query } = useWorkCalendar(companyId);
  if (query.isError && !query.data)
    return (
      <ErrorState
        title={t('loadFailed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isRefetching}
      />
    );
  if (!query.data || companyId === undefined) return <LoadingState rows={4} />;
  return <Cards companyId={companyId} calendar={query.data} />;
}

function Cards({ companyId, calendar }: { companyId: string; calendar: WorkCalendar }) {
  const t = useTexts(workCalendarTexts);
  const { change } = useWorkCalendar(companyId);
  const { ask, dialog } = useConfirm();
  const [edited, setEdited] = useState<Edited>();
  const [isChoosing, setIsChoosing] = useState(false);
  const { sites, plans, overtimeOnDaysOff } = calendar;
  const close = () => setEdited(undefined);
  const save = (made: Parameters<typeof change.mutate>[0]) => change.mutate(made, { onSuccess: close });
  /** Begins with what the company works, so that who works otherwise changes that alone. */
  const blank = (): PlanDraft => {
    const validFrom = `${clock.today().slice(0, 7)}-01`;
    const company = plans.filter((plan) => plan.employeeId === null && plan.validFrom <= validFrom);
    const [latest] = company.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
    const onlySite = sites.length === 1 ? (sites[0]?.id ?? null) : null;
    return {
      employeeName: '',
      validFrom,
      week: [...(latest?.week ?? defaultWeek)],
      siteId: latest?.siteId ?? onlySite,
    };
  };
  const editPlan = (plan: Plan) => setEdited({ kind: 'plan', id: plan.id, draft: plan });
  const open = (made: Edited) => {
    change.reset();
    setEdited(made);
  };
  const remove = async (
    kind: 'removed plan' | 'removed site',
    { id, name }: { id: string; name: string },
  ) => {
    if (await ask({ title: t('sure', { name }), confirmLabel: t('remove'), tone: 'danger' }))
      change.mutate({ kind, id });
  };
  const removePlan = (plan: Plan) => void remove('removed plan', { id: plan.id, name: planName(t, plan) });
  const version = [...plans, ...sites].find(({ id }) => id === edited?.id)?.version;
  const known = edited?.id === undefined ? {} : { id: edited.id, version };
  const fields = isFailure(change.error, 'invalid-input') ? change.error.fields : undefined;
  return (
    <Stack>
      <PlanCard
        texts="companyPlans"
        plans={plans.filter(({ employeeId }) => employeeId === null)}
        sites={sites}
        onAdd={() => open({ kind: 'plan', draft: blank() })}
        onEdit={editPlan}
        onRemove={removePlan}
      />
      <PlanCard
        texts="ownPlans"
        plans={plans.filter(({ employeeId }) => employeeId !== null)}
        sites={sites}
        onAdd={() => setIsChoosing(true)}
        onEdit={editPlan}
        onRemove={removePlan}
      />
      <SiteCard
        sites={sites}
        onAdd={() => open({ kind: 'site' })}
        onEdit={({ id }) => open({ kind: 'site', id })}
        onRemove={({ id, name }: Site) => void remove('removed site', { id, name })}
      />
      <Card title={t('overtime.title')}>
        <SwitchField
          label={t('overtime.label')}
          hint={t('overtime.hint')}
          checked={overtimeOnDaysOff}
          onChange={({ target }) => change.mutate({ kind: 'overtime', overtimeOnDaysOff: target.checked })}
        />
      </Card>
      <PersonSearch
        search={searchManagedPeople(companyId)}
        isOpen={isChoosing}
        title={t('ownPlans.choose')}
        onPick={(userId) => {
          setIsChoosing(false);
          if (userId !== undefined) open({ kind: 'plan', userId, draft: blank() });
        }}
        onClose={() => setIsChoosing(false)}
      />
      {edited?.kind === 'plan' && (
        <PlanDialog
          plan={edited.draft}
          userId={edited.userId}
          isNew={edited.id === undefined}
          sites={sites}
          isBusy={change.isPending}
          failure={change.error}
          dayError={fields?.['validFrom']}
          onSave={({ siteId, ...values }) =>
            save({
              kind: 'plan',
              input: { ...known, ...values, siteId: siteId || null, userId: edited.userId },
            })
          }
          onClose={close}
        />
      )}
      {edited?.kind === 'site' && (
        <SiteDialog
          site={sites.find(({ id }) => id === edited.id)}
          isNew={edited.id === undefined}
          isBusy={change.isPending}
          failure={change.error}
          onSave={(site) => save({ kind: 'site', input: { ...known, ...site } })}
          onClose={close}
        />
      )}
      {dialog}
    </Stack>
  );
}
