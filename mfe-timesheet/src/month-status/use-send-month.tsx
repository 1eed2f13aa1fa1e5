import type { ReactNode } from 'react';
import type { PlainDay, PlainMonth } from 'shared-api/contracts/common';
import { notify, Stack, useConfirm, useLanguage, useTexts } from 'shared-ui';
import { monthName } from '../month/month-name.ts';
import type { DaySaver } from '../saving/day-saver.ts';
import { isSaved } from '../saving/changed-day.ts';
import { useDaysInWords } from './close-question.component.tsx';
import { monthStatusTexts } from './month-status.texts.ts';
import { useMonthStatus } from './use-month-status.ts';

/** A month that may be sent. */
interface MonthToSend extends PlainMonth {
  readonly version: number;
  /** The days that are incomplete, of which some are named. */
  readonly missing: readonly PlainDay[];
  readonly missingTotal: number;
  /** Days that are not over and not full, which it leaves empty. */
  readonly toCome: number;
}

interface SendMonth {
  readonly send: (month: MonthToSend) => Promise<void>;
  readonly isSending: boolean;
  /** The question; render it once. */
  readonly dialog: ReactNode;
}

/** Sends a month for approval: what was changed goes first, and the person is asked, with what is missing (spec 01 §8). */
export function useSendMonth(saver: DaySaver): SendMonth {
  const t = useTexts(monthStatusTexts);
  const language = useLanguage();
  const { ask, dialog } = useConfirm();
  const { send } = useMonthStatus();
  const daysInWords = useDaysInWords();
  const inWords = ({ missing, missingTotal }: MonthToSend) =>
    t('missing', { count: missingTotal, days: daysInWords(missing, missingTotal) });
  const askAndSend = async (month: MonthToSend) => {
    await saver.flush();
    if (hasUnsaved(saver, month)) {
      notify.warning(t('unsent'), { duration: 'validation' });
      return;
    }
    const { year, version } = month;
    const isSure = await ask({
      title: t('sure'),
      confirmLabel: t('confirm'),
      text: (
        <Stack gap="s">
          <p>{t('question', { month: monthName(month, language), year })}</p>
          {month.missingTotal > 0 && <p>{inWords(month)}</p>}
          {month.toCome > 0 && <p>{t('toCome', { count: month.toCome })}</p>}
        </Stack>
      ),
    });
    if (isSure) send.mutate({ year, month: month.month, version, status: 'forApproval' });
  };
  return { send: askAndSend, isSending: send.isPending, dialog };
}

function hasUnsaved(saver: DaySaver, { year, month }: PlainMonth): boolean {
  return [...saver.read().values()].some(
    (change) => !isSaved(change) && change.day.startsWith(`${year}-${String(month).padStart(2, '0')}`),
  );
}
