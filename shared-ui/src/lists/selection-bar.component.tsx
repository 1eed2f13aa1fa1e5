import { useEffect, useEffectEvent } from 'react';
import { Button } from '../actions/button.component.tsx';
import { ProgressBar } from '../display/progress-bar.component.tsx';
import { CheckboxField } from '../fields/check-field.component.tsx';
import { useIsPhone } from '../hooks/use-media.ts';
import { kitTexts } from '../kit.texts.ts';
import type { Translate } from '../module-kit/texts/text-types.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { useChangingIds } from '../notify/do-later.ts';
import { hasOpenOverlay } from '../overlay/open-overlays.ts';
import classes from './list-body.module.css';
import { useLoadRemaining } from './use-load-remaining.ts';
import type { RecordListState } from './use-record-list.ts';
import type { RowSelection } from './use-selection.ts';

/** How many rows a list has in all, or at least. */
export interface ListTotal {
  readonly count: number;
  /** Whether there are more, which nobody counted. */
  readonly isAtLeast?: boolean;
}

interface SelectionBarProps<Row> {
  readonly list: RecordListState<Row>;
  readonly selection: RowSelection<Row>;
  /** Of how many rows those are that are loaded; not said while it is not known. */
  readonly total?: ListTotal | undefined;
  /** The number of selected rows in words, with whatever is to be known of them. */
  readonly countText: string;
  readonly loadingText: string;
  readonly describeError: (error: unknown) => string;
  /** How many are selected, where the list does not know: all of them may be, those that never were loaded too. */
  readonly count?: number;
  /** Selects every row of the list without loading them; the bar loads them all where it is left out. */
  readonly onSelectAll?: () => void;
}

/** From as many selected rows on, all of the list are offered. */
const manyRows = 30;

/**
 * The line over a list: how many rows there are and how many are selected, and the offer to select all of them. It keeps its height,
 * so that nothing moves when something is selected. Esc clears the selection.
 */
export function SelectionBar<Row extends { readonly id: string }>(props: SelectionBarProps<Row>) {
  const { list, selection, total, countText, loadingText, describeError, onSelectAll } = props;
  const t = useTexts(kitTexts);
  const isPhone = useIsPhone();
  const { isLoadingAll, loadRemaining, stop } = useLoadRemaining({ list, selection, describeError });
  const { count = selection.selected.length } = props;
  const changing = useChangingIds();
  const changingCount = selection.selected.filter(({ id }) => changing.has(id)).length;
  const isAll = count > 0 && count >= list.rows.length;
  const isCounted = total !== undefined && !total.isAtLeast;
  // More rows may have come since all were selected: a whole load of them counts as all.
  const isComplete = !list.hasMore || (isCounted && count >= total.count);
  const isOffering = (isAll || count >= manyRows || (isCounted && !isPhone)) && !isComplete && !isLoadingAll;
  // What is said to be selected is what is: the others, which nobody has loaded, are not.
  const isOfLoaded = count > 0 && !isComplete && list.rows.every(({ id }) => selection.ids.has(id));
  const selectLoaded = () => selection.select(new Set([...selection.ids, ...list.rows.map(({ id }) => id)]));
  const clear = () => selection.select(new Set());
  useClearByEscape(count > 0, clear);
  return (
    <div className={classes.selection}>
      {isPhone && (
        <CheckboxField
          label={list.hasMore ? t('selectLoaded', { count: list.rows.length }) : t('selectEvery')}
          checked={isAll}
          onChange={(event) => (event.target.checked ? selectLoaded() : clear())}
        />
      )}
      {total && <span>{shownText(t, list.rows.length, total)}</span>}
      <span role="status" className={classes.selected}>
        {count > 0 && <span>{countText}</span>}
        {isOfLoaded && (
          <span>{` · ${isCounted ? t('othersNot', { count: total.count - count }) : t('unloadedNot')}`}</span>
        )}
        {changingCount > 0 && <span>{` · ${t('changing', { count: changingCount })}`}</span>}
      </span>
      {count > 0 && !isPhone && (
        <Button kind="quiet" size="s" onClick={clear}>
          {t('clearSelection')}
        </Button>
      )}
      {isOffering && (
        <Button kind="quiet" size="s" onClick={() => (onSelectAll ? onSelectAll() : void loadRemaining())}>
          {isCounted ? t('selectAllOf', { count: total.count }) : t('selectRemaining')}
        </Button>
      )}
      {isLoadingAll && (
        <>
          <ProgressBar label={loadingText} delay={0} />
          <Button size="s" onClick={stop}>
            {t('stop')}
          </Button>
        </>
      )}
    </div>
  );
}

/** '30 of 507': how many rows are loaded of how many there are. */
export function ListCount({ shown, total }: { readonly shown: number; readonly total: ListTotal }) {
  const t = useTexts(kitTexts);
  return <p className={classes.selection}>{shownText(t, shown, total)}</p>;
}

function shownText(t: Translate<typeof kitTexts.it>, shown: number, { count, isAtLeast }: ListTotal): string {
  return t(isAtLeast ? 'shownOfMore' : 'shownOf', { shown, count: Math.max(shown, count) });
}

/** Clears by Esc, unless that closes something or empties a field. */
function useClearByEscape(isOn: boolean, clear: () => void): void {
  const clearNow = useEffectEvent(clear);
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      const isWriting = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
      if (event.key === 'Escape' && !event.defaultPrevented && !isWriting && !hasOpenOverlay()) clearNow();
    };
    // Behind whatever of the page wants the key for itself.
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOn]);
}
