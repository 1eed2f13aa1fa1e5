import { movableDayName, type Plan, type Site } from 'shared-api/contracts/timesheet';
import {
  Button,
  formatHours,
  formatPlainDay,
  Row,
  useIsPhone,
  useTexts,
  type RecordColumn,
  type Translate,
} from 'shared-ui';
import type { Language } from 'shared-api/contracts/common';
import { writeYearDay } from './patron-days.ts';
import { workCalendarTexts } from './work-calendar.texts.ts';

type T = Translate<typeof workCalendarTexts.it>;

interface RowActions<Row> {
  readonly onEdit: (row: Row) => void;
  readonly onRemove: (row: Row) => void;
}

interface PlanColumns extends RowActions<Plan> {
  readonly language: Language;
  readonly sites: readonly Site[];
  /** Whether each belongs to a person. */
  readonly isOwn: boolean;
}

/** What a plan is called. */
export function planName(t: T, { employeeName, validFrom }: Plan): string {
  return [employeeName, t('fromDay', { day: formatPlainDay(validFrom) })].filter(Boolean).join(', ');
}

/** From when a plan is valid, its days, its week, its site. */
export function planColumns(t: T, { language, sites, isOwn, ...actions }: PlanColumns): RecordColumn<Plan>[] {
  const hours = (minutes: number) => formatHours(minutes, language);
  const total = ({ week }: Plan) => hours(week.reduce((sum, minutes) => sum + minutes, 0));
  const person: RecordColumn<Plan> = {
    id: 'person',
    header: t('column.person'),
    cell: ({ employeeName }) => employeeName,
    onCard: 'title',
  };
  return [
    ...(isOwn ? [person] : []),
    {
      id: 'from',
      header: t('column.from'),
      cell: ({ validFrom }) => formatPlainDay(validFrom),
      onCard: isOwn ? 'subtitle' : 'title',
      cardCell: ({ validFrom }) => t('fromDay', { day: formatPlainDay(validFrom) }),
    },
    {
      id: 'week',
      header: t('column.week'),
      cell: ({ week }) => week.map(hours).join(' · '),
      onCard: 'subtitle',
    },
    {
      id: 'hours',
      header: t('column.hours'),
      cell: total,
      onCard: 'subtitle',
      cardCell: (plan) => t('plan.total', { hours: total(plan) }),
    },
    {
      id: 'site',
      header: t('column.site'),
      cell: ({ siteId }) => sites.find(({ id }) => id === siteId)?.name ?? t('site.none'),
      onCard: 'subtitle',
    },
    actionColumn(t, { ...actions, nameOf: (plan) => planName(t, plan) }),
  ];
}

/** What a site is called, and its holidays. */
export function siteColumns(t: T, language: Language, actions: RowActions<Site>): RecordColumn<Site>[] {
  return [
    { id: 'name', header: t('column.name'), cell: ({ name }) => name, onCard: 'title' },
    {
      id: 'patron',
      header: t('column.patron'),
      cell: (site) => localDaysOf(t, language, site) || t('site.none'),
      onCard: 'subtitle',
      cardCell: (site) => `${t('column.patron')}: ${localDaysOf(t, language, site) || t('site.none')}`,
    },
    actionColumn(t, { ...actions, nameOf: ({ name }) => name }),
  ];
}

function localDaysOf(t: T, language: Language, { patronDay, movableDay, halfDays }: Site): string {
  const days = [
    writeYearDay(patronDay),
    movableDay === null ? '' : movableDayName(movableDay)[language],
    ...halfDays.map((day) => t('site.half', { day: writeYearDay(day) })),
  ];
  return days.filter(Boolean).join(', ');
}

function actionColumn<Row>(
  t: T,
  actions: RowActions<Row> & { nameOf: (row: Row) => string },
): RecordColumn<Row> {
  return {
    id: 'actions',
    header: t('column.actions'),
    align: 'end',
    onCard: 'status',
    cell: (row) => <RowButtons row={row} {...actions} />,
  };
}

function RowButtons<Row>({
  row,
  nameOf,
  onEdit,
  onRemove,
}: RowActions<Row> & { row: Row; nameOf: (row: Row) => string }) {
  const t = useTexts(workCalendarTexts);
  const size = useIsPhone() ? 'm' : 's';
  const name = nameOf(row);
  return (
    <Row align="end">
      <Button size={size} aria-label={t('editNamed', { name })} onClick={() => onEdit(row)}>
        {t('edit')}
      </Button>
      <Button size={size} aria-label={t('removeNamed', { name })} onClick={() => onRemove(row)}>
        {t('remove')}
      </Button>
    </Row>
  );
}
