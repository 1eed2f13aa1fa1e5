import type { PlainDay } from 'shared-api/contracts/common';
import { addDays } from 'shared-api/contracts/common';
import { Card, formatDayInWords, IconButton, Sheet, useIsPhone, useLanguage, useTexts } from 'shared-ui';
import type { ReactNode } from 'react';
import classes from './day-panel.module.css';
import { dayPanelTexts } from './day-panel.texts.ts';

interface DayPlaceProps {
  readonly day: PlainDay;
  readonly holidayName: string;
  readonly isOpen: boolean;
  readonly onOpen: (day: PlainDay) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Where a day is shown: on a phone in a sheet that comes up when a day is chosen, on a desktop beside the calendar. */
export function DayPlace({ day, holidayName, isOpen, onOpen, onClose, children }: DayPlaceProps) {
  const t = useTexts(dayPanelTexts);
  const language = useLanguage();
  const isPhone = useIsPhone();
  const name = [formatDayInWords(day, language), holidayName].filter(Boolean).join(', ');
  const steps = (
    <>
      <IconButton
        icon="previous"
        label={t('previous')}
        data-autofocus
        onClick={() => onOpen(addDays(day, -1))}
      />
      <IconButton icon="next" label={t('next')} onClick={() => onOpen(addDays(day, 1))} />
    </>
  );
  if (isPhone)
    return (
      <Sheet isOpen={isOpen} onClose={onClose} title={name}>
        <div className={classes.steps}>{steps}</div>
        {children}
      </Sheet>
    );
  return (
    <Card>
      <div className={classes.head}>
        <h2>{name}</h2>
        {steps}
      </div>
      {children}
    </Card>
  );
}
