import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from 'shared-api';
import { dayInItaly, type PlainMonth } from 'shared-api/contracts/common';
import {
  gapsOf,
  isMonthOver,
  monthsLiveKey,
  remindMonths,
  setMonthsStatus,
  type MonthRefusal,
  type MonthRow,
} from 'shared-api/contracts/timesheet';
import { CheckboxField, useConfirm, useLanguage, useTexts } from 'shared-ui';
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
    await queries.invalidateQueries({ queryKey: [...monthsLiveKey] });
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
  const close = async (rows: readonly MonthRow[]) => {
    even.current = false;
    const isSure = await ask({
      title: t('close.title', { count: rows.length, month: monthInWords(month, language) }),
      text: (
        <CloseText
          gaps={rows.filter((row) => row.status !== 'closed' && gapsOf(row).size > 0).length}
          isOver={isMonthOver(month, dayInItaly(new Date()))}
          onEven={(isWanted) => (even.current = isWanted)}
        />
      ),
      confirmLabel: t('close.confirm'),
    });
    if (isSure) await setStatus(rows, 'closed', even.current);
  };
  const remind = async (rows: readonly MonthRow[]) =>
    work({
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
  return { close, open: async (rows: readonly MonthRow[]) => setStatus(rows, 'open', false), remind, dialog };
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

interface CloseTextProps {
  /** How many of them have gaps. */
  readonly gaps: number;
  readonly isOver: boolean;
  readonly onEven: (isWanted: boolean) => void;
}

/** What closing means, and whether those with gaps are meant too. */
function CloseText({ gaps, isOver, onEven }: CloseTextProps) {
  const t = useTexts(monthsTexts);
  return (
    <div className={classes.question}>
      <p>{t('close.text')}</p>
      {!isOver && <p>{t('close.notOver')}</p>}
      {gaps > 0 && (
        <>
          <p>{t('close.gaps', { count: gaps })}</p>
          <CheckboxField label={t('close.even')} onChange={({ target }) => onEven(target.checked)} />
        </>
      )}
    </div>
  );
}
