import type { Plan, Site } from 'shared-api/contracts/timesheet';
import { Button, Card, EmptyState, RecordList, useLanguage, useTexts, type RecordColumn } from 'shared-ui';
import { planColumns, planName, siteColumns } from './work-calendar-columns.tsx';
import classes from './work-calendar.module.css';
import { workCalendarTexts } from './work-calendar.texts.ts';

interface CardActions<Row> {
  readonly onAdd: () => void;
  readonly onEdit: (row: Row) => void;
  readonly onRemove: (row: Row) => void;
}

interface PlanCardProps extends CardActions<Plan> {
  readonly texts: 'companyPlans' | 'ownPlans';
  readonly plans: readonly Plan[];
  readonly sites: readonly Site[];
}

/** The plans of the company, or those of people. */
export function PlanCard({ texts, plans, sites, onAdd, ...actions }: PlanCardProps) {
  const t = useTexts(workCalendarTexts);
  const language = useLanguage();
  const columns = planColumns(t, { ...actions, language, sites, isOwn: texts === 'ownPlans' });
  return (
    <RecordCard
      texts={texts}
      rows={plans}
      columns={columns}
      getName={(plan) => planName(t, plan)}
      onAdd={onAdd}
    />
  );
}

interface SiteCardProps extends CardActions<Site> {
  readonly sites: readonly Site[];
}

/** The sites of the company. */
export function SiteCard({ sites, onAdd, ...actions }: SiteCardProps) {
  const t = useTexts(workCalendarTexts);
  const language = useLanguage();
  return (
    <RecordCard
      texts="sites"
      rows={sites}
      columns={siteColumns(t, language, actions)}
      getName={({ name }) => name}
      onAdd={onAdd}
    />
  );
}

interface RecordCardProps<Row> {
  readonly texts: 'companyPlans' | 'ownPlans' | 'sites';
  readonly rows: readonly Row[];
  readonly columns: readonly RecordColumn<Row>[];
  readonly getName: (row: Row) => string;
  readonly onAdd: () => void;
}

function RecordCard<Row extends { readonly id: string }>(props: RecordCardProps<Row>) {
  const { texts, rows, columns, getName, onAdd } = props;
  const t = useTexts(workCalendarTexts);
  return (
    <Card
      title={t(`${texts}.title`)}
      aside={
        <Button size="s" icon="add" onClick={onAdd}>
          {t(`${texts}.add`)}
        </Button>
      }
    >
      <p className={classes.hint}>{t(`${texts}.hint`)}</p>
      {rows.length === 0 ? (
        <EmptyState title={t(`${texts}.empty`)} icon="clock" />
      ) : (
        <RecordList
          label={t(`${texts}.title`)}
          rows={rows}
          columns={columns}
          getId={({ id }) => id}
          getName={getName}
        />
      )}
    </Card>
  );
}
