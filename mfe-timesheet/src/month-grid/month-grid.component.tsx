import type { KeyboardEvent } from 'react';
import { addMonths, dayOfMonth } from 'shared-api/contracts/common';
import type { Month } from 'shared-api/contracts/timesheet';
import { Button, IconButton, notify, useLanguage, useTexts } from 'shared-ui';
import { monthInWords } from '../month/month-name.ts';
import type { MonthAddress } from '../month/use-month-address.ts';
import { changeDay, setHours } from '../saving/change-day.ts';
import { keyOfDay, withChanges, type ChangedDays } from '../saving/changed-day.ts';
import type { DaySaver } from '../saving/day-saver.ts';
import { copyWeek } from './copy-week.ts';
import { GridRow } from './grid-row.component.tsx';
import classes from './month-grid.module.css';
import { monthGridTexts } from './month-grid.texts.ts';
import { gridFields, useGridKeys, type GridCell } from './use-grid-keys.ts';

interface MonthGridProps {
  readonly address: MonthAddress;
  /** As the server answered it. */
  readonly month: Month;
  readonly changed: ChangedDays;
  readonly saver: DaySaver;
}

/** The whole month at once, by keyboard: a row a day, saved as the panel of a day is. */
export function MonthGrid({ address, month: read, changed, saver }: MonthGridProps) {
  const t = useTexts(monthGridTexts);
  const language = useLanguage();
  const month = withChanges(read, changed);
  const name = monthInWords(address.month, language);
  const start = address.day ?? month.days.find(({ isWorking }) => isWorking)?.day ?? '';
  const { current, setCurrent, move } = useGridKeys(month.days, start);
  const { employeeId } = read.info;
  const handleKey = (event: KeyboardEvent<HTMLElement>, cell: GridCell) => {
    const day = month.days.find((each) => each.day === cell.day);
    const change = changed.get(keyOfDay({ employeeId, day: cell.day }));
    if (event.key === '=' && day) {
      event.preventDefault();
      if (day.isEditable)
        changeDay({ month: read, day, saver }, { field: 'ordinary', minutes: day.weekdayPlan });
    } else if (event.key === 'Escape' && change?.before) {
      event.preventDefault();
      saver.undo(change);
    } else move(event, cell);
  };
  const copy = () => {
    const copied = copyWeek(month, current.day);
    if (copied.length === 0) notify.info(t('nothingCopied'));
    for (const { day: of, hours } of copied) {
      const day = month.days.find((each) => each.day === of);
      if (day) setHours({ month: read, day, saver }, hours);
    }
  };
  const step = (months: number) => address.openMonth(dayOfMonth(addMonths(address.month, months), 1));
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h2>{name}</h2>
        {read.info.isEditable && (
          <Button size="s" icon="copy" onClick={copy}>
            {t('copy')}
          </Button>
        )}
        <IconButton icon="previous" label={t('previous')} onClick={() => step(-1)} />
        <IconButton icon="next" label={t('next')} onClick={() => step(1)} />
      </div>
      <p className={classes.keys} id="month-grid-keys">
        {t('keys')}
      </p>
      <table
        className={classes.grid}
        aria-label={t('label', { month: name })}
        aria-describedby="month-grid-keys"
      >
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            {gridFields.map((field) => (
              <th key={field} scope="col" className={field === 'cause' ? undefined : classes.quantity}>
                {t(`field.${field}`)}
              </th>
            ))}
            <th scope="col" className={classes.quantity}>
              {t('total')}
            </th>
            <th scope="col">{t('saved')}</th>
          </tr>
        </thead>
        <tbody>
          {month.days.map((day) => (
            <GridRow
              key={day.day}
              day={day}
              limitsOfMonth={read.info}
              causes={read.causes}
              change={changed.get(keyOfDay({ employeeId, day: day.day }))}
              stop={current.day === day.day ? current.field : undefined}
              onFocus={setCurrent}
              onEdit={(edit) => changeDay({ month: read, day, saver }, edit)}
              onKeyDown={handleKey}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
