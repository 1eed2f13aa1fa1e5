import { Fragment } from 'react';
import { PlainButton } from '../actions/plain-button.component.tsx';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import type { RecordColumn, RecordListProps } from './record-list-props.ts';
import { useRowTicks, type RowTicks } from './use-row-ticks.ts';
import { WhenNear } from './when-near.component.tsx';
import check from '../fields/check.module.css';
import classes from './record-cards.module.css';

/** Cards in a block; blocks that are off screen cost nothing, however many rows there are. */
const blockSize = 30;
/** Height of a card before it was shown, and of each line with a label. */
const cardRem = 6;
const lineRem = 1.5;

/** Rows as cards, for phones. */
export function RecordCards<Row>(props: RecordListProps<Row>) {
  const { label, rows } = props;
  const t = useTexts(kitTexts);
  const ticks = useRowTicks(props);
  if (rows.length <= blockSize) return <CardBlock {...props} ticks={ticks} />;
  const lines = props.columns.filter(({ onCard = 'line' }) => onCard === 'line').length;
  const heightRem = cardRem + lines * lineRem;
  const starts = Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, index) => index * blockSize);
  return starts.map((start) => (
    <WhenNear key={start} estimate={`${Math.min(blockSize, rows.length - start) * heightRem}rem`}>
      <CardBlock
        {...props}
        ticks={ticks}
        label={start === 0 ? label : t('listFrom', { label, number: start + 1 })}
        rows={rows.slice(start, start + blockSize)}
      />
    </WhenNear>
  ));
}

interface CardBlockProps<Row> extends RecordListProps<Row> {
  /** Of all cards, so that a range may go over blocks. */
  readonly ticks: RowTicks;
}

function CardBlock<Row>(props: CardBlockProps<Row>) {
  const { label, rows, columns, getId, getName, onOpen, gone, ticks } = props;
  const t = useTexts(kitTexts);
  const place = (where: RecordColumn<Row>['onCard']) =>
    columns.filter((column) => (column.onCard ?? 'line') === where);
  const [subtitles, states, lines] = [place('subtitle'), place('status'), place('line')];
  return (
    <ul className={classes.list} aria-label={label}>
      {rows.map((row) => {
        const id = getId(row);
        return (
          <li
            key={id}
            data-row={id}
            className={classes.card}
            data-selected={ticks.has(id) || undefined}
            data-gone={gone?.has(id) || undefined}
            aria-current={(!ticks.canSelect && ticks.has(id)) || undefined}
          >
            {ticks.canSelect && (
              <input
                type="checkbox"
                className={check.checkbox}
                data-wide={!onOpen || undefined}
                aria-label={t('select', { name: getName(row) })}
                checked={ticks.has(id)}
                onChange={(event) => ticks.toggle(id, event)}
              />
            )}
            <div className={classes.content}>
              <div className={classes.head}>
                <Title row={row} columns={place('title')} onOpen={onOpen} />
                <span className={classes.aside}>
                  {place('aside').map((column) => (
                    <Fragment key={column.id}>{contentOf(column, row)}</Fragment>
                  ))}
                </span>
              </div>
              {subtitles.length > 0 && <Line className={classes.subtitle} columns={subtitles} row={row} />}
              {states.length > 0 && <Line className={classes.status} columns={states} row={row} />}
              {lines.length > 0 && (
                <dl className={classes.lines}>
                  {lines.map((column) => (
                    <div key={column.id}>
                      <dt>{column.header}</dt>
                      <dd>{contentOf(column, row)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function contentOf<Row>({ cell, cardCell = cell }: RecordColumn<Row>, row: Row) {
  return cardCell(row);
}

interface LineProps<Row> {
  readonly className: string | undefined;
  readonly columns: readonly RecordColumn<Row>[];
  readonly row: Row;
}

function Line<Row>({ className, columns, row }: LineProps<Row>) {
  return (
    <div className={className}>
      {columns.map((column) => (
        <span key={column.id}>{contentOf(column, row)}</span>
      ))}
    </div>
  );
}

interface TitleProps<Row> {
  readonly row: Row;
  readonly columns: readonly RecordColumn<Row>[];
  readonly onOpen: ((row: Row) => void) | undefined;
}

function Title<Row>({ row, columns, onOpen }: TitleProps<Row>) {
  const content = columns.map((column) => <span key={column.id}>{contentOf(column, row)}</span>);
  if (!onOpen) return <span className={classes.title}>{content}</span>;
  return (
    <PlainButton className={classes.title} onClick={() => onOpen(row)}>
      {content}
    </PlainButton>
  );
}
