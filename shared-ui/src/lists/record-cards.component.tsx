import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import type { RecordColumn, RecordListProps } from './record-list.component.tsx';
import { useSelection } from './use-selection.ts';
import check from '../fields/check.module.css';
import classes from './record-cards.module.css';

/** Rows as cards, for phones. */
export function RecordCards<Row>(props: RecordListProps<Row>) {
  const { label, rows, columns, getId, getName, onOpen } = props;
  const t = useTexts(kitTexts);
  const selection = useSelection(props);
  const place = (where: RecordColumn<Row>['onCard']) =>
    columns.filter((column) => (column.onCard ?? 'line') === where);
  return (
    <ul className={classes.list} aria-label={label}>
      {rows.map((row) => {
        const id = getId(row);
        return (
          <li key={id} className={classes.card} data-selected={selection.has(id) || undefined}>
            {selection.canSelect && (
              <input
                type="checkbox"
                className={check.checkbox}
                data-wide={!onOpen || undefined}
                aria-label={t('select', { name: getName(row) })}
                checked={selection.has(id)}
                onChange={() => selection.toggle(id)}
              />
            )}
            <div className={classes.head}>
              <Title row={row} columns={place('title')} onOpen={onOpen} />
              <span className={classes.aside}>{place('aside').map((column) => column.cell(row))}</span>
            </div>
            <dl className={classes.lines}>
              {place('line').map((column) => (
                <div key={column.id}>
                  <dt>{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

interface TitleProps<Row> {
  readonly row: Row;
  readonly columns: readonly RecordColumn<Row>[];
  readonly onOpen: ((row: Row) => void) | undefined;
}

function Title<Row>({ row, columns, onOpen }: TitleProps<Row>) {
  const content = columns.map((column) => <span key={column.id}>{column.cell(row)}</span>);
  if (!onOpen) return <span className={classes.title}>{content}</span>;
  return (
    <button type="button" className={classes.title} onClick={() => onOpen(row)}>
      {content}
    </button>
  );
}
