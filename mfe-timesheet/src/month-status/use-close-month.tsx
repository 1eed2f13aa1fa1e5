import type { ReactNode } from 'react';
import { call, failureSentence } from 'shared-api';
import type { PlainMonth } from 'shared-api/contracts/common';
import { gapsOf, getMonthGaps } from 'shared-api/contracts/timesheet';
import { notify, useConfirm, useLanguage, useTexts } from 'shared-ui';
import { monthInWords } from '../month/month-name.ts';
import { CloseFacts } from './close-question.component.tsx';
import { monthStatusTexts } from './month-status.texts.ts';

interface MonthToClose extends PlainMonth {
  readonly employeeId: string;
}

interface CloseMonth {
  /** Undefined where it is not to be closed; else whether what is missing was said. */
  readonly askToClose: (month: MonthToClose) => Promise<{ readonly evenWithProblems: boolean } | undefined>;
  /** The question; render it once. */
  readonly closeDialog: ReactNode;
}

/** Asks before one month is closed what closing many asks: was it sent, and what is missing of it. A month that is sent and whole asks nothing. */
export function useCloseMonth(): CloseMonth {
  const t = useTexts(monthStatusTexts);
  const language = useLanguage();
  const { ask, dialog } = useConfirm();
  const askToClose = async ({ employeeId, year, month }: MonthToClose) => {
    const gaps = await call(getMonthGaps, { employeeId, year, month }).catch((error: unknown) => {
      notify.error(failureSentence(error, t('close.failed')));
    });
    if (!gaps) return undefined;
    const evenWithProblems = gapsOf(gaps).size > 0;
    if (!evenWithProblems && gaps.status !== 'open') return { evenWithProblems };
    const isSure = await ask({
      title: t('close.title', { month: monthInWords({ year, month }, language) }),
      text: <CloseFacts gaps={gaps} />,
      confirmLabel: t('close.confirm'),
    });
    return isSure ? { evenWithProblems } : undefined;
  };
  return { askToClose, closeDialog: dialog };
}
