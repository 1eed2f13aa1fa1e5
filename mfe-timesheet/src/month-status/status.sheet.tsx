import type { PlainMonth } from 'shared-api/contracts/common';
import type { MonthStatus } from 'shared-api/contracts/timesheet';
import { Button, Sheet, Stack, StateChip, useLanguage, useTexts } from 'shared-ui';
import { monthInWords } from '../month/month-name.ts';
import { monthStates } from './month-states.ts';
import { monthStatusTexts } from './month-status.texts.ts';

interface StatusSheetProps {
  readonly isOpen: boolean;
  readonly month: PlainMonth;
  readonly status: MonthStatus;
  /** What the month may become: the two others for who manages it, to be sent for its person (`nextStatuses`). */
  readonly next: readonly MonthStatus[];
  /** Whether the person sends it rather than setting it. */
  readonly isSent: boolean;
  /** Whether it is an administrator's own, which another one approves. */
  readonly isAnothers: boolean;
  readonly onChoose: (status: MonthStatus) => void;
  readonly onClose: () => void;
}

/** The state of the month, what it means, and what it may become (spec 01 §4). */
export function StatusSheet(sheet: StatusSheetProps) {
  const { isOpen, month, status, next, isSent, isAnothers, onChoose, onClose } = sheet;
  const t = useTexts(monthStatusTexts);
  const language = useLanguage();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title', { month: monthInWords(month, language) })}>
      <Stack>
        <div>
          <StateChip states={monthStates} state={status} />
        </div>
        <p>{t(`meaning.${status}`)}</p>
        {isAnothers && <p>{t('another')}</p>}
        {next.map((state) => (
          <Button
            key={state}
            isWide
            icon={isSent ? 'send' : monthStates.looks[state].icon}
            onClick={() => onChoose(state)}
          >
            {isSent ? t('send') : t(`set.${state}`)}
          </Button>
        ))}
      </Stack>
    </Sheet>
  );
}
