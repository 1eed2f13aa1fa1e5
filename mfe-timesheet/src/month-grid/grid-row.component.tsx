import type { KeyboardEvent } from 'react';
import {
  limitsOf,
  totalOf,
  type Cause,
  type DayEdit,
  type Month,
  type MonthDay,
} from 'shared-api/contracts/timesheet';
import {
  formatDayInWords,
  formatHours,
  formatWeekday,
  useLanguage,
  useTexts,
  VisuallyHidden,
} from 'shared-ui';
import type { ChangedDay } from '../saving/changed-day.ts';
import { HoursCell } from './hours-cell.component.tsx';
import classes from './month-grid.module.css';
import { monthGridTexts } from './month-grid.texts.ts';
import { nameOfCell, type GridCell, type GridField } from './use-grid-keys.ts';

interface GridRowProps {
  readonly day: MonthDay;
  readonly limitsOfMonth: Pick<Month['info'], 'overtimeOnDaysOff'>;
  readonly causes: readonly Cause[];
  readonly change: ChangedDay | undefined;
  /** The cell that the Tab key leads to, if it is in this row. */
  readonly stop: GridField | undefined;
  readonly onFocus: (cell: GridCell) => void;
  readonly onEdit: (edit: DayEdit) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, cell: GridCell) => void;
}

const quantities = ['ordinary', 'overtime', 'absence'] as const;

/** A day of the grid. */
export function GridRow(props: GridRowProps) {
  const { day, limitsOfMonth, causes, change, stop, onFocus, onEdit, onKeyDown } = props;
  const t = useTexts(monthGridTexts);
  const language = useLanguage();
  const limits = limitsOf(day, limitsOfMonth);
  const words = formatDayInWords(day.day, language);
  const labelOf = (field: GridField) => `${t(`field.${field}`)}, ${words}`;
  const cellOf = (field: GridField): GridCell => ({ day: day.day, field });
  const cause = cellOf('cause');
  return (
    <tr data-off={!day.isWorking || undefined}>
      <th scope="row" title={day.holidayName || undefined}>
        <span aria-hidden="true">
          {formatWeekday(day.day, language)} {day.dayOfMonth}
        </span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </th>
      {quantities.map((field) => (
        <td key={field}>
          <HoursCell
            label={labelOf(field)}
            name={nameOfCell(cellOf(field))}
            minutes={day[field]}
            max={limits[field]}
            isReadOnly={!day.isEditable}
            isStop={stop === field}
            onFocus={() => onFocus(cellOf(field))}
            onChange={(minutes) => onEdit({ field, minutes })}
            onKeyDown={(event) => onKeyDown(event, cellOf(field))}
          />
        </td>
      ))}
      <td>
        <select
          className={classes.cause}
          aria-label={labelOf('cause')}
          data-cell={nameOfCell(cause)}
          tabIndex={stop === 'cause' ? 0 : -1}
          aria-disabled={!day.isEditable || day.absence <= limits.approved.minutes || undefined}
          value={day.causeId ?? ''}
          onFocus={() => onFocus(cause)}
          onChange={(event) => {
            if (day.isEditable && day.absence > limits.approved.minutes)
              onEdit({ field: 'cause', causeId: event.target.value || null });
          }}
          onKeyDown={(event) => onKeyDown(event, cause)}
        >
          <option value="">{t('noCause')}</option>
          {causes.map(({ id, description }) => (
            <option key={id} value={id}>
              {description}
            </option>
          ))}
        </select>
      </td>
      <td className={classes.total}>{totalOf(day) > 0 && formatHours(totalOf(day), language)}</td>
      <td className={classes.state} data-refused={isRefused(change) || undefined}>
        {change && t(`state.${change.state}`)}
      </td>
    </tr>
  );
}

function isRefused(change: ChangedDay | undefined): boolean {
  return change !== undefined && ['failed', 'conflict', 'locked'].includes(change.state);
}
