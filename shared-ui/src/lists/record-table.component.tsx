import type { KeyboardEvent } from 'react';
import { PlainButton } from '../actions/plain-button.component.tsx';
import { useScrollStop } from '../hooks/use-scroll-stop.ts';
import { Icon } from '../icons/icon.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import type { RecordColumn, RecordListProps } from './record-list-props.ts';
import { useRowTicks } from './use-row-ticks.ts';
import check from '../fields/check.module.css';
import classes from './record-table.module.css';

/** Rows as a dense table, for desktops. Up and down arrows move between the rows' checkboxes; with Shift they tick those they lead over. */
export function RecordTable<Row>(props: RecordListProps<Row>) {
  const { label, rows, getId, getName, onOpen, gone } = props;
  const columns = props.columns.filter(({ onTable }) => onTable !== 'hidden');
  const t = useTexts(kitTexts);
  const ticks = useRowTicks(props);
  const texts = { loaded: t('selectLoaded', { count: rows.length }), page: t('selectPage') };
  const allText = props.part ? texts[props.part] : t('selectAll');
  const stop = useScrollStop<HTMLDivElement>();
  return (
    <div
      {...stop}
      className={classes.frame}
      role={stop.tabIndex === 0 ? 'group' : undefined}
      aria-label={stop.tabIndex === 0 ? label : undefined}
    >
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {ticks.canSelect && (
              <th className={classes.tick} scope="col">
                <input
                  type="checkbox"
                  className={check.checkbox}
                  aria-label={allText}
                  checked={ticks.state === 'all'}
                  ref={(input) => {
                    if (input) input.indeterminate = ticks.state === 'some';
                  }}
                  onChange={ticks.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = getId(row);
            return (
              <tr
                key={id}
                data-row={id}
                data-selected={ticks.has(id) || undefined}
                data-gone={gone?.has(id) || undefined}
              >
                {ticks.canSelect && (
                  <td className={classes.tick}>
                    <input
                      type="checkbox"
                      className={check.checkbox}
                      aria-label={t('select', { name: getName(row) })}
                      checked={ticks.has(id)}
                      onChange={(event) => ticks.toggle(id, event)}
                      onKeyDown={(event) => {
                        const next = moveBetweenRows(event);
                        if (event.shiftKey && next !== undefined) ticks.extend(id, next);
                      }}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.id} data-align={column.align}>
                    {column.onCard === 'title' && onOpen ? (
                      <PlainButton
                        className={classes.open}
                        onClick={() => onOpen(row)}
                        onKeyDown={(event) => void moveBetweenRows(event)}
                      >
                        {column.cell(row)}
                      </PlainButton>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderCellProps<Row> extends Pick<RecordListProps<Row>, 'sort' | 'onSort'> {
  readonly column: RecordColumn<Row>;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  if (!column.isSortable || !onSort) {
    return (
      <th scope="col" data-align={column.align}>
        {column.header}
      </th>
    );
  }
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" data-align={column.align} aria-sort={direction ?? 'none'}>
      <PlainButton onClick={() => onSort({ column: column.id, direction: next })}>
        {column.header}
        <Icon name={direction ? (direction === 'ascending' ? 'up' : 'down') : 'sort'} size="s" />
      </PlainButton>
    </th>
  );
}

/** @returns the id of the row that has the focus now; undefined where it stays. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): string | undefined {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return undefined;
  const row = event.target instanceof HTMLElement ? event.target.closest('tr') : null;
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null;
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const place = next?.children[cell?.cellIndex ?? 0]?.querySelector<HTMLElement>('input, button, a');
  if (!place) return undefined;
  event.preventDefault();
  place.focus();
  return next instanceof HTMLElement ? next.dataset['row'] : undefined;
}
