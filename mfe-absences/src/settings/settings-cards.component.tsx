import type { ReactNode } from 'react';
import { counters, type AccrualPolicy, type BlockedDays, type Closure } from 'shared-api/contracts/absences';
import {
  Button,
  Card,
  EmptyState,
  formatHours,
  formatPlainDay,
  RecordList,
  Row,
  useIsPhone,
  useLanguage,
  useTexts,
  type RecordColumn,
} from 'shared-ui';
import { absenceTexts } from '../common/absence.texts.ts';
import classes from './absence-settings.module.css';
import { absenceSettingsTexts } from './absence-settings.texts.ts';

interface Removable<Row> {
  readonly rows: readonly Row[];
  readonly onAdd: () => void;
  readonly onRemove: (row: Row) => void;
}

interface PolicyCardProps extends Removable<AccrualPolicy> {
  readonly onAddPerson: () => void;
  readonly onEdit: (policy: AccrualPolicy) => void;
}

/** What people earn in a year: everybody, and those who earn something else. */
export function PolicyCard({ rows, onAdd, onAddPerson, onEdit, onRemove }: PolicyCardProps) {
  const t = useTexts(absenceSettingsTexts);
  const tCommon = useTexts(absenceTexts);
  const language = useLanguage();
  const name = ({ employeeName, validFrom }: AccrualPolicy) =>
    `${employeeName || t('policies.all')}, ${t('policies.fromMonth', { month: monthOf(validFrom) })}`;
  const columns: RecordColumn<AccrualPolicy>[] = [
    {
      id: 'whose',
      header: t('policies.whose'),
      cell: ({ employeeName }) => employeeName || t('policies.all'),
      onCard: 'title',
    },
    {
      id: 'from',
      header: t('from'),
      cell: ({ validFrom }) => monthOf(validFrom),
      onCard: 'subtitle',
      cardCell: ({ validFrom }) => t('policies.fromMonth', { month: monthOf(validFrom) }),
    },
    ...counters.map((counter): RecordColumn<AccrualPolicy> => ({
      id: counter,
      header: tCommon(`counter.${counter}`),
      align: 'end',
      cell: ({ yearly }) => formatHours(yearly[counter], language),
      onCard: 'line',
    })),
  ];
  return (
    <RecordCard
      texts="policies"
      rows={rows}
      columns={columns}
      getName={name}
      onEdit={onEdit}
      onRemove={onRemove}
      aside={
        <Row>
          <Button size="s" icon="add" onClick={onAdd}>
            {t('policies.addCompany')}
          </Button>
          <Button size="s" icon="add" onClick={onAddPerson}>
            {t('policies.addPerson')}
          </Button>
        </Row>
      }
    />
  );
}

/** The days on which the company is closed. */
export function ClosureCard({ rows, onAdd, onRemove }: Removable<Closure>) {
  const t = useTexts(absenceSettingsTexts);
  const dayColumns = useDayColumns();
  const columns: RecordColumn<Closure>[] = [
    {
      id: 'name',
      header: t('name'),
      cell: ({ name, part }) =>
        part === 'day' ? name : t('closures.half', { name, part: t(`closures.parts.${part}`) }),
      onCard: 'title',
    },
    ...dayColumns,
    {
      id: 'people',
      header: t('closures.people'),
      align: 'end',
      cell: ({ people }) => people,
      onCard: 'subtitle',
      cardCell: ({ people }) => t('closures.count', { count: people }),
    },
  ];
  return (
    <RecordCard
      texts="closures"
      rows={rows}
      columns={columns}
      getName={({ name }) => name}
      onRemove={onRemove}
      aside={
        <Button size="s" icon="add" onClick={onAdd}>
          {t('closures.add')}
        </Button>
      }
    />
  );
}

/** The days for which people may not ask for leave. */
export function BlockedCard({ rows, onAdd, onRemove }: Removable<BlockedDays>) {
  const t = useTexts(absenceSettingsTexts);
  const dayColumns = useDayColumns();
  const columns: RecordColumn<BlockedDays>[] = [
    { id: 'reason', header: t('blocked.reason'), cell: ({ reason }) => reason, onCard: 'title' },
    ...dayColumns,
  ];
  return (
    <RecordCard
      texts="blocked"
      rows={rows}
      columns={columns}
      getName={({ reason }) => reason}
      onRemove={onRemove}
      aside={
        <Button size="s" icon="add" onClick={onAdd}>
          {t('blocked.add')}
        </Button>
      }
    />
  );
}

interface RecordCardProps<Record> {
  readonly texts: 'policies' | 'closures' | 'blocked';
  readonly rows: readonly Record[];
  readonly columns: readonly RecordColumn<Record>[];
  readonly getName: (row: Record) => string;
  readonly onEdit?: (row: Record) => void;
  readonly onRemove: (row: Record) => void;
  readonly aside: ReactNode;
}

function RecordCard<Record extends { readonly id: string }>(props: RecordCardProps<Record>) {
  const { texts, rows, columns, getName, onEdit, onRemove, aside } = props;
  const t = useTexts(absenceSettingsTexts);
  const actions = actionColumn(t('actions'), { getName, onEdit, onRemove });
  return (
    <Card title={t(`${texts}.title`)} aside={aside}>
      <p className={classes.hint}>{t(`${texts}.hint`)}</p>
      {rows.length === 0 ? (
        <EmptyState title={t(`${texts}.empty`)} icon="calendar" />
      ) : (
        <RecordList
          label={t(`${texts}.title`)}
          rows={rows}
          columns={[...columns, actions]}
          getId={({ id }) => id}
          getName={getName}
        />
      )}
    </Card>
  );
}

function actionColumn<Record>(
  header: string,
  actions: Omit<RowButtonsProps<Record>, 'row'>,
): RecordColumn<Record> {
  return {
    id: 'actions',
    header,
    align: 'end',
    onCard: 'status',
    cell: (row) => <RowButtons row={row} {...actions} />,
  };
}

interface RowButtonsProps<Record> {
  readonly row: Record;
  readonly getName: (row: Record) => string;
  readonly onEdit: ((row: Record) => void) | undefined;
  readonly onRemove: (row: Record) => void;
}

function RowButtons<Record>({ row, getName, onEdit, onRemove }: RowButtonsProps<Record>) {
  const t = useTexts(absenceSettingsTexts);
  const size = useIsPhone() ? 'm' : 's';
  const name = getName(row);
  return (
    <Row align="end">
      {onEdit && (
        <Button size={size} aria-label={t('editNamed', { name })} onClick={() => onEdit(row)}>
          {t('edit')}
        </Button>
      )}
      <Button size={size} aria-label={t('removeNamed', { name })} onClick={() => onRemove(row)}>
        {t('remove')}
      </Button>
    </Row>
  );
}

/** The days of a closure or of blocked days. */
function useDayColumns(): RecordColumn<Days>[] {
  const t = useTexts(absenceSettingsTexts);
  return [
    {
      id: 'from',
      header: t('from'),
      cell: ({ from }) => formatPlainDay(from),
      onCard: 'subtitle',
      cardCell: ({ from, to }) => t('period', { from: formatPlainDay(from), to: formatPlainDay(to) }),
    },
    { id: 'to', header: t('to'), cell: ({ to }) => formatPlainDay(to), onCard: 'hidden' },
  ];
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** A month as a person reads it: `03-2026`, as days are `01-03-2026`. */
function monthOf(day: string): string {
  return formatPlainDay(day).slice(3);
}
