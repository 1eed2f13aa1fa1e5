import type { ReactNode } from 'react';
import { timeOfEnd, type Leave } from 'shared-api/contracts/absences';
import { timeOfMinutes } from 'shared-api/contracts/common';
import { formatPlainDay, formatTimeAndDay, useLanguage, useTexts } from 'shared-ui';
import { absenceTexts } from '../common/absence.texts.ts';
import { spanInWords } from '../common/absence-time-in-words.ts';
import { amountInWords } from '../common/amount-in-words.ts';
import { RequestState } from '../common/history/history-columns.tsx';
import { shortenTexts } from '../common/shorten.texts.ts';
import classes from './leave.module.css';
import { leaveTexts } from './leave.texts.ts';

/** A request of leave, field by field (spec 03 §2); what is empty is left out, but the note. */
export function LeaveFacts({ leave }: { readonly leave: Leave }) {
  const t = useTexts(leaveTexts);
  const tShorten = useTexts(shortenTexts);
  const words = useTexts(absenceTexts);
  const language = useLanguage();
  const { from, to, start, end, cause, note, employeeName, refusalReason, withdrawalReason, kept } = leave;
  const { decidedBy, decidedFor, decidedAt } = leave;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('dialog.employee'), employeeName],
    [t('dialog.cause'), words(`cause.${cause}`)],
    [t('dialog.from'), formatPlainDay(from)],
    [t('dialog.to'), formatPlainDay(to)],
    [t('dialog.start'), start === null ? '' : timeOfMinutes(start)],
    [t('dialog.end'), end === null ? '' : timeOfEnd(end)],
    [t('dialog.amount'), amountInWords(leave, language)],
    [t('dialog.status'), <RequestState key="status" {...leave} />],
    [t('dialog.decidedBy'), decidedAt === null ? '' : `${decider()}, ${formatTimeAndDay(decidedAt)}`],
    [t('dialog.refusal'), refusalReason],
    [tShorten('kept'), kept ? spanInWords(kept) : ''],
    [t(kept ? 'dialog.fewerDays' : 'dialog.withdrawal'), withdrawalReason ?? ''],
    [
      t('dialog.note'),
      note === '' ? (
        '–'
      ) : (
        <span key="note" className={classes.note}>
          {note}
        </span>
      ),
    ],
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );

  function decider(): string {
    return decidedFor === '' ? decidedBy : t('dialog.inPlaceOf', { name: decidedBy, other: decidedFor });
  }
}
