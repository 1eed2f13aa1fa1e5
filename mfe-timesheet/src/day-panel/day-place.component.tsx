import type { PlainDay } from 'shared-api/contracts/common';
import { addDays } from 'shared-api/contracts/common';
import {
  Button,
  Card,
  formatDayInWords,
  IconButton,
  Sheet,
  useIsPhone,
  useLanguage,
  useTexts,
} from 'shared-ui';
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
  const step = (days: number) => onOpen(addDays(day, days));
  if (isPhone)
    return (
      <Sheet
        isOpen={isOpen}
        isPlace
        onClose={onClose}
        title={name}
        actions={
          <div className={classes.steps}>
            <Button isStep kind="quiet" icon="previous" aria-label={t('previous')} onClick={() => step(-1)}>
              {t('before')}
            </Button>
            <Button
              isStep
              kind="quiet"
              icon="next"
              aria-label={t('next')}
              data-autofocus
              onClick={() => step(1)}
            >
              {t('after')}
            </Button>
          </div>
        }
      >
        {children}
      </Sheet>
    );
  return (
    <Card>
      <div className={classes.head}>
        <h2>{name}</h2>
        <IconButton icon="previous" label={t('previous')} onClick={() => step(-1)} />
        <IconButton icon="next" label={t('next')} onClick={() => step(1)} />
      </div>
      {children}
    </Card>
  );
}
