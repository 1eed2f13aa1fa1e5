import type { Language } from 'shared-api/contracts/common';
import { maySignSheet } from 'shared-api/contracts/timesheet';
import {
  Button,
  formatHours,
  LinkButton,
  Row,
  StateChip,
  StatusBadge,
  useIsPhone,
  useTexts,
  type RecordColumn,
  type Translate,
} from 'shared-ui';
import { monthStates } from '../month-status/month-states.ts';
import { exportsTexts } from './exports.texts.ts';
import type { MonthRow } from './use-hours-export.ts';

interface SheetActions {
  readonly language: Language;
  /** Whose sheet is being sent, and whose is being read. */
  readonly signingId: string | undefined;
  readonly openingId: string | undefined;
  readonly onOpenSheet: (row: MonthRow) => void;
  readonly onSign: (row: MonthRow) => void;
}

const sheetTones = {
  none: 'neutral',
  waiting: 'info',
  signed: 'success',
  outdated: 'warning',
  signedThenChanged: 'warning',
} as const;

/** A person's month: its totals, its state, and what became of its sheet. */
export function hoursColumns(
  t: Translate<typeof exportsTexts.it>,
  actions: SheetActions,
): RecordColumn<MonthRow>[] {
  const hours = (field: 'present' | 'overtime' | 'absence'): RecordColumn<MonthRow> => ({
    id: field,
    header: t(`hours.${field}`),
    align: 'end',
    onCard: 'hidden',
    cell: (row) => formatHours(row[field], actions.language),
  });
  return [
    { id: 'name', header: t('hours.person'), onCard: 'title', cell: ({ name }) => name },
    {
      id: 'status',
      header: t('status.label'),
      onCard: 'aside',
      cell: ({ status }) => <StateChip states={monthStates} state={status} />,
    },
    {
      id: 'totals',
      header: t('hours.present'),
      onTable: 'hidden',
      onCard: 'subtitle',
      cell: ({ present, overtime, absence }) =>
        t('hours.totals', {
          present: formatHours(present, actions.language),
          overtime: formatHours(overtime, actions.language),
          absence: formatHours(absence, actions.language),
        }),
    },
    hours('present'),
    hours('overtime'),
    hours('absence'),
    {
      id: 'sheet',
      header: t('hours.sheet'),
      onCard: 'status',
      cell: (row) => <SheetCell row={row} {...actions} />,
    },
  ];
}

function SheetCell({ row, signingId, openingId, onOpenSheet, onSign }: SheetActions & { row: MonthRow }) {
  const t = useTexts(exportsTexts);
  const size = useIsPhone() ? 'm' : 's';
  const { id, name, status, sheet, documentId, canSign } = row;
  const isClosed = status === 'closed';
  return (
    <Row>
      {sheet !== 'none' && <StatusBadge tone={sheetTones[sheet]}>{t(`sheet.${sheet}`)}</StatusBadge>}
      <Button
        size={size}
        icon="download"
        isBusy={openingId === id}
        aria-label={t('hours.openSheetNamed', { name })}
        onClick={() => onOpenSheet(row)}
      >
        {t('hours.openSheet')}
      </Button>
      {documentId !== null && (
        <LinkButton
          size={size}
          icon="document"
          to={`/viewAttachment?id=${encodeURIComponent(documentId)}`}
          aria-label={t('hours.documentNamed', { name })}
        >
          {t('hours.document')}
        </LinkButton>
      )}
      {isClosed && canSign && maySignSheet(sheet) && (
        <Button
          size={size}
          icon="sign"
          isBusy={signingId === id}
          aria-label={t('hours.signNamed', { name })}
          onClick={() => onSign(row)}
        >
          {t('hours.sign')}
        </Button>
      )}
      {isClosed && !canSign && <span>{t('hours.noAccount')}</span>}
    </Row>
  );
}
