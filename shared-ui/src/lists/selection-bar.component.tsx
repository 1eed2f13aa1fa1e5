import { Button } from '../actions/button.component.tsx';
import { ProgressBar } from '../display/progress-bar.component.tsx';
import { CheckboxField } from '../fields/check-field.component.tsx';
import { useIsPhone } from '../hooks/use-media.ts';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import classes from './list-body.module.css';
import { useLoadRemaining } from './use-load-remaining.ts';
import type { RecordListState } from './use-record-list.ts';
import type { RowSelection } from './use-selection.ts';

/** Work so long that a person sees how far it is, and may stop it. */
export interface LongWork {
  readonly label: string;
  /** From 0 to 1; left out while nobody knows. */
  readonly value?: number;
  readonly stop: () => void;
}

interface SelectionBarProps<Row> {
  readonly list: RecordListState<Row>;
  readonly selection: RowSelection<Row>;
  /** The number of selected rows in words, with whatever is to be known of them. */
  readonly countText: string;
  readonly loadingText: string;
  /** What is done with the selected rows just now. */
  readonly work: LongWork | null;
  readonly describeError: (error: unknown) => string;
}

/** From as many selected rows on, all of the list are offered. */
const manyRows = 30;

/** How many rows are selected; when all that are loaded are, it offers to select the others too. */
export function SelectionBar<Row extends { readonly id: string }>(props: SelectionBarProps<Row>) {
  const { list, selection, countText, loadingText, describeError } = props;
  const t = useTexts(kitTexts);
  const isPhone = useIsPhone();
  const { isLoadingAll, loadRemaining, stop } = useLoadRemaining({ list, selection, describeError });
  const work = props.work ?? (isLoadingAll ? { label: loadingText, stop } : null);
  const count = selection.selected.length;
  const isAll = count > 0 && count >= list.rows.length;
  // More rows may have come since all were selected: a whole load of them counts as all.
  const isOffering = (isAll || count >= manyRows) && list.hasMore && !work;
  const selectLoaded = () => selection.select(new Set(list.rows.map(({ id }) => id)));
  const clear = () => selection.select(new Set());
  return (
    <div className={classes.selection}>
      {isPhone && (
        <CheckboxField
          label={t('selectEvery')}
          checked={isAll}
          onChange={(event) => (event.target.checked ? selectLoaded() : clear())}
        />
      )}
      <span role="status">{count > 0 && countText}</span>
      {count > 0 && !isPhone && (
        <Button kind="quiet" size="s" onClick={clear}>
          {t('clearSelection')}
        </Button>
      )}
      {isOffering && (
        <Button kind="quiet" size="s" onClick={() => void loadRemaining()}>
          {t('selectRemaining')}
        </Button>
      )}
      {work && (
        <>
          <ProgressBar label={work.label} value={work.value} delay={0} />
          <Button size="s" onClick={work.stop}>
            {t('stop')}
          </Button>
        </>
      )}
    </div>
  );
}
