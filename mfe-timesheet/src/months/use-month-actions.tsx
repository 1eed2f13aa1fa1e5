import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from 'shared-api';
import { type PlainMonth } from 'shared-api/contracts/common';
import {
  gapsOf,
  isMonthOver,
  monthsLiveKey,
  remindMonths,
  setMonthsStatus,
  type MonthRefusal,
  type MonthRow,
} from 'shared-api/contracts/timesheet';
import { CheckboxField, notify, useConfirm, useLanguage, useTexts, useToday } from 'shared-ui';
import { monthInWords } from '../month/month-name.ts';
import classes from './months.module.css';
import { monthsTexts, type MonthsWords } from './months.texts.ts';
import { workOnMonths, type MonthResult } from './work-on-months.ts';

interface OfMonths {
  readonly month: PlainMonth;
  readonly companyId: string | undefined;
  readonly deselect: (ids: readonly string[]) => void;
}

/** Closing, opening again and reminding: they ask what has to be asked, can be undone, and show what came of each. */
export function useMonthActions({ month, companyId, deselect }: OfMonths) {
  const t = useTexts(monthsTexts);
  const language = useLanguage();
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const even = useRef(false);
  const where = { ...month, ...(companyId !== undefined && { companyId }) };

  const work = async (job: Omit<Parameters<typeof workOnMonths>[0], 'onDone'>) => {
    await workOnMonths({ ...job, onDone: deselect });
    await queries.invalidateQueries({ queryKey: monthsLiveKey });
  };
  const setStatus = async (rows: readonly MonthRow[], status: 'open' | 'closed', evenWithProblems: boolean) =>
    work({
      rows,
      label: t(`later.${status}`, { count: rows.length, name: rows[0]?.name ?? '' }),
      doneText: (name) => t(`done.${status}`, { name }),
      run: async (batch, outlivesPage) => {
        const months = batch.map(({ id: employeeId, version }) => ({ employeeId, version }));
        const input = { ...where, status, months, evenWithProblems };
        const { results } = await call(setMonthsStatus, input, { outlivesPage });
        return results.map(({ id, outcome, ...refused }) => ({
          id,
          outcome,
          reason: refusalText(refused, t),
        }));
      },
    });
  const close = async (rows: readonly MonthRow[], selected: Selected) => {
    even.current = false;
    const { withGaps, whole } = partsOf(rows);
    const isWanted = await ask({
      title: t('close.title', { month: monthInWords(month, language) }),
      text: (
        <CloseText
          rows={rows}
          left={leftOf(selected, rows)}
          month={month}
          onEven={(isWanted) => (even.current = isWanted)}
        />
      ),
      confirmLabel: t('close.confirm'),
    });
    if (!isWanted) return;
    const wanted = even.current ? [...whole, ...withGaps] : whole;
    if (wanted.length > 0) await setStatus(wanted, 'closed', even.current);
    else notify.info(t('close.none'), { duration: 'normal' });
  };
  /** Asked where it is more than one. */
  const isSure = async (action: 'open' | 'remind', rows: readonly MonthRow[], selected: Selected) =>
    rows.length === 1 ||
    ask({
      title: t(`${action}.title`, { count: rows.length, month: monthInWords(month, language) }),
      text: (
        <>
          <p>{t(`${action}.text`, { names: namesOf(rows, t) })}</p>
          <LeftOut {...leftOf(selected, rows)} />
        </>
      ),
      confirmLabel: t(`action.${action}`),
    });
  const open = async (rows: readonly MonthRow[], selected: Selected) => {
    if (selected.hasOwn && rows.length === 1) notify.info(t('ownStays'), { duration: 'normal' });
    if (await isSure('open', rows, selected)) await setStatus(rows, 'open', false);
  };
  const remind = async (rows: readonly MonthRow[], selected: Selected) => {
    if (!(await isSure('remind', rows, selected))) return;
    await work({
      rows,
      label: t('later.remind', { count: rows.length, name: rows[0]?.name ?? '' }),
      doneText: (name) => t('done.remind', { name }),
      run: async (batch, outlivesPage) => {
        const input = { ...where, employeeIds: batch.map(({ id }) => id) };
        const { results } = await call(remindMonths, input, { outlivesPage });
        return results.map(({ id, outcome, refusal }): MonthResult => ({
          id,
          outcome,
          reason: refusal === null ? '' : t(`reason.${refusal}`),
        }));
      },
    });
  };
  return { close, open, remind, dialog };
}

interface Refused {
  readonly refusal: MonthRefusal | null;
  readonly gaps: number;
  readonly changedBy: string;
}

function refusalText({ refusal, gaps, changedBy }: Refused, t: MonthsWords): string {
  if (refusal === null) return '';
  if (refusal === 'gaps') return t('reason.gaps', { count: gaps });
  const isKnown = refusal === 'changed' && changedBy !== '';
  return isKnown ? t('reason.changedBy', { name: changedBy }) : t(`reason.${refusal}`);
}

/** What closing takes of some months: those that are whole, and those with gaps, which stay unless they are meant too. */
function partsOf(rows: readonly MonthRow[]) {
  const open = rows.filter(({ status }) => status !== 'closed');
  return {
    whole: open.filter((row) => gapsOf(row).size === 0),
    withGaps: open.filter((row) => gapsOf(row).size > 0),
  };
}

interface CloseTextProps {
  readonly rows: readonly MonthRow[];
  /** What is selected and closed already, or is changing, or is another's to decide. */
  readonly left: LeftOutProps;
  readonly month: PlainMonth;
  readonly onEven: (isWanted: boolean) => void;
}

/** Most people whom the question names. */
const maxPeople = 5;

function namesOf(people: readonly MonthRow[], t: MonthsWords): string {
  const named = people.slice(0, maxPeople).map(({ name }) => name);
  const more = people.length - named.length;
  return more > 0 ? t('close.andMore', { names: named.join(', '), count: more }) : named.join(', ');
}

interface LeftOutProps {
  readonly count: number;
  /** Whether the caller's own month is among them: another administrator decides about it. */
  readonly hasOwn: boolean;
}

/** What of the selected is not meant: they have that state, cannot be reminded, are changing already, or are one's own. */
function LeftOut({ count, hasOwn }: LeftOutProps) {
  const t = useTexts(monthsTexts);
  return (
    <>
      {count > 0 && <p>{t('leftOut', { count })}</p>}
      {hasOwn && <p>{t('ownStays')}</p>}
    </>
  );
}

/** How many are selected, and whether the caller's own month, which they may not decide about, is among them. */
interface Selected {
  readonly count: number;
  readonly hasOwn: boolean;
}

function leftOf({ count, hasOwn }: Selected, rows: readonly MonthRow[]): LeftOutProps {
  return { count: count - rows.length - (hasOwn ? 1 : 0), hasOwn };
}

/** What will be closed, as it is counted when it is done: how many were sent, who never sent theirs, and which stay as they are. */
function CloseText({ rows, left, month, onEven }: CloseTextProps) {
  const t = useTexts(monthsTexts);
  const [isEven, setIsEven] = useState(false);
  const isOver = isMonthOver(month, useToday());
  const { whole, withGaps } = partsOf(rows);
  const wanted = isEven ? [...whole, ...withGaps] : whole;
  const unsent = wanted.filter(({ status }) => status === 'open');
  const sent = wanted.length - unsent.length;
  return (
    <div className={classes.question}>
      <p role="status">
        <span>{t('close.count', { count: wanted.length })}</span>
        {sent > 0 && unsent.length > 0 && <span>{` ${t('close.sent', { count: sent })}`}</span>}
      </p>
      {unsent.length > 0 && <p>{t('close.unsent', { count: unsent.length, names: namesOf(unsent, t) })}</p>}
      {withGaps.length > 0 && (
        <>
          <p>
            {t(isEven ? 'close.gapsToo' : 'close.gaps', {
              count: withGaps.length,
              names: namesOf(withGaps, t),
            })}
          </p>
          <CheckboxField
            label={t('close.even')}
            checked={isEven}
            onChange={({ target }) => {
              setIsEven(target.checked);
              onEven(target.checked);
            }}
          />
        </>
      )}
      <LeftOut {...left} />
      <p>{t('close.text')}</p>
      {!isOver && <p>{t('close.notOver')}</p>}
    </div>
  );
}
