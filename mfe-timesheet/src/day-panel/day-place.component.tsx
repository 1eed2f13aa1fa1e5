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
  /** The first and the last day of the months that there are. */
  readonly span: { readonly first: PlainDay; readonly last: PlainDay };
  readonly isOpen: boolean;
  readonly onOpen: (day: PlainDay) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Where a day is shown: on a phone in a sheet that comes up when a day is chosen, on a desktop beside the calendar. */
export function DayPlace({ day, holidayName, span, isOpen, onOpen, onClose, children }: DayPlaceProps) {
  const t = useTexts(dayPanelTexts);
  const language = useLanguage();
  const isPhone = useIsPhone();
  const name = [formatDayInWords(day, language), holidayName].filter(Boolean).join(', ');
  const step = (days: number) => onOpen(addDays(day, days));
  const noPrevious = day <= span.first ? t('first') : undefined;
  const noNext = day >= span.last ? t('last') : undefined;
  if (isPhone)
    return (
      <Sheet
        isOpen={isOpen}
        isPlace
        onClose={onClose}
        title={name}
        actions={
          <div className={classes.steps}>
            <Button
              isStep
              kind="quiet"
              icon="previous"
              aria-label={[t('previous'), noPrevious].filter(Boolean).join(': ')}
              aria-disabled={noPrevious !== undefined}
              onClick={noPrevious === undefined ? () => step(-1) : undefined}
            >
              {t('before')}
            </Button>
            <Button
              isStep
              kind="quiet"
              icon="next"
              aria-label={[t('next'), noNext].filter(Boolean).join(': ')}
              aria-disabled={noNext !== undefined}
              data-autofocus
              onClick={noNext === undefined ? () => step(1) : undefined}
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
        <IconButton icon="previous" label={t('previous')} atEnd={noPrevious} onClick={() => step(-1)} />
        <IconButton icon="next" label={t('next')} atEnd={noNext} onClick={() => step(1)} />
      </div>
      {children}
    </Card>
  );
}
