import type { AbsenceToDecide } from 'shared-api/contracts/absences';
import type { Language, PlainDay } from 'shared-api/contracts/common';
import { formatDay, getTexts, Row, StateChip, StatusBadge, type RecordColumn } from 'shared-ui';
import { absenceStates } from '../common/absence-states.ts';
import { causeInWords, deciderInWords } from './decision-in-words.ts';
import { absenceTimeInWords } from '../common/absence-time-in-words.ts';
import { shortenTexts } from '../common/shorten.texts.ts';
import { amountInWords } from '../common/amount-in-words.ts';
import type { DecisionsWords } from './decisions.texts.ts';
import { isOverdue } from './is-overdue.ts';

interface Columns {
  readonly t: DecisionsWords;
  readonly language: Language;
  readonly today: PlainDay;
}

/** The columns of requests: lines of a card on a phone. */
export function decisionColumns({ t, language, today }: Columns): RecordColumn<AbsenceToDecide>[] {
  return [
    {
      id: 'person',
      header: t('column.person'),
      cell: ({ employeeName }) => employeeName,
      onCard: 'title',
    },
    {
      id: 'cause',
      header: t('column.cause'),
      cell: causeInWords,
      cardCell: (row) => `${causeInWords(row)} · ${absenceTimeInWords(row)}`,
      onCard: 'subtitle',
    },
    { id: 'from', header: t('column.period'), cell: absenceTimeInWords, isSortable: true, onCard: 'hidden' },
    {
      id: 'duration',
      header: t('column.duration'),
      cell: (row) => amountInWords(row, language),
      onCard: 'line',
    },
    {
      id: 'status',
      header: t('column.status'),
      cell: ({ status, withdrawalReason, kept, to }) =>
        withdrawalReason === null ? (
          <Row>
            <StateChip states={absenceStates} state={status} />
            {isOverdue({ status, to }, today) && (
              <StatusBadge tone="error" icon="clock">
                {t('overdue')}
              </StatusBadge>
            )}
          </Row>
        ) : (
          <StatusBadge tone="warning" icon="undo">
            {kept ? getTexts(shortenTexts)('wanted') : t('withdrawal')}
          </StatusBadge>
        ),
      onCard: 'status',
    },
    {
      id: 'created',
      header: t('column.created'),
      cell: ({ createdAt }) => formatDay(createdAt),
      isSortable: true,
      onCard: 'hidden',
    },
    { id: 'decided', header: t('column.decided'), cell: deciderInWords, onCard: 'hidden' },
  ];
}
