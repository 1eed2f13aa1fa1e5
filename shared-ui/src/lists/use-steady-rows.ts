import { useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { useRemovedIds } from '../notify/do-later.ts';
import { doublePress, holdNew } from '../presses/holds.ts';
import { useFocusedByKeys } from './use-focused-by-keys.ts';
import type { ListState } from './use-record-list.ts';

interface Identified {
  readonly id: string;
}

/** The rows that are drawn, and what of the list is not drawn yet. */
interface SteadyRows<Row> {
  readonly rows: readonly Row[];
  /** Those of them that have left the list. */
  readonly gone: ReadonlySet<string>;
  /** Whether rows wait until pointer and focus are away. */
  readonly isBehind: boolean;
}

const none: ReadonlySet<string> = new Set();

/**
 * The rows of a list, which stay where they are while the pointer, a finger or the keyboard's focus is on them (decision 116): those that
 * others took away or brought come and go once it is away. What changes within a row shows at once, what comes at the end too, and what the person acted on
 * themself goes. When rows have moved, no press of them counts for half a second.
 */
export function useSteadyRows<Row extends Identified>(
  list: ListState<Row>,
  place: RefObject<HTMLElement | null>,
  selected: ReadonlySet<string> = none,
): SteadyRows<Row> {
  const isPointedAt = useIsPointedAt(place);
  const isHeld = useFocusedByKeys(place) || isPointedAt;
  const [shown, setShown] = useState<{ readonly key: string | undefined; readonly rows: readonly Row[] }>({
    key: list.key,
    rows: list.rows,
  });
  const [own, setOwn] = useState({ selected, ids: selected });
  const pressed = usePressedRows(place);
  const removed = useRemovedIds();
  if (own.selected !== selected) setOwn({ selected, ids: new Set([...own.ids, ...selected]) });
  const isOwn = (id: string) => own.ids.has(id) || selected.has(id) || removed.has(id) || pressed.has(id);
  const stays = isHeld && shown.key === list.key && !list.isOutdated;
  const rows = sameOr(shown.rows, stays ? steadyRows(shown.rows, list.rows, isOwn) : list.rows);
  if (rows !== shown.rows || shown.key !== list.key) setShown({ key: list.key, rows });
  const ids = useMemo(() => rows.map(({ id }) => id).join(' '), [rows]);
  useHoldWhenMoved(place, { ids, key: `${list.key}`, isAwaited: list.isOutdated });
  const now = new Set(stays ? list.rows.map(({ id }) => id) : []);
  const goneIds = stays ? rows.map(({ id }) => id).filter((id) => !now.has(id)) : [];
  const goneText = goneIds.join(' ');
  const gone = useMemo(() => (goneText === '' ? none : new Set(goneText.split(' '))), [goneText]);
  const isBehind = stays && (gone.size > 0 || rows.length - gone.size < list.rows.length);
  return { rows, gone, isBehind };
}

/** The rows that were drawn with what is known of them now; new ones only after all of them. */
function steadyRows<Row extends Identified>(
  before: readonly Row[],
  now: readonly Row[],
  isOwn: (id: string) => boolean,
): readonly Row[] {
  const known = new Map(now.map((row) => [row.id, row]));
  const kept = before.filter(({ id }) => known.has(id) || !isOwn(id)).map((row) => known.get(row.id) ?? row);
  const keptIds = new Set(kept.map(({ id }) => id));
  const last = now.findLastIndex(({ id }) => keptIds.has(id));
  return [...kept, ...now.slice(last + 1)];
}

/** The array of before, where its elements are the same. */
function sameOr<Row>(before: readonly Row[], now: readonly Row[]): readonly Row[] {
  const isSame = before.length === now.length && before.every((row, index) => row === now[index]);
  return isSame ? before : now;
}

/** Whether a pointer has moved over an element since it came there, or a finger is on it. What moves under a resting pointer is no aim. */
function useIsPointedAt(place: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setIsPointedAt] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at: readonly [number, number] | undefined;
    const handleMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const hasMoved = at !== undefined && (at[0] !== clientX || at[1] !== clientY);
      at = [clientX, clientY];
      if (hasMoved) setIsPointedAt(true);
    };
    const handleDown = ({ pointerType }: PointerEvent) => {
      clearTimeout(timer);
      if (pointerType === 'touch') setIsPointedAt(true);
    };
    const handleUp = ({ pointerType }: PointerEvent) => {
      // A second press may follow.
      if (pointerType === 'touch') timer = setTimeout(() => setIsPointedAt(false), doublePress);
    };
    const handleLeave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      at = undefined;
      setIsPointedAt(false);
    };
    element.addEventListener('pointermove', handleMove);
    element.addEventListener('pointerdown', handleDown);
    element.addEventListener('pointerleave', handleLeave);
    window.addEventListener('pointerup', handleUp);
    window.addEventListener('pointercancel', handleUp);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointermove', handleMove);
      element.removeEventListener('pointerdown', handleDown);
      element.removeEventListener('pointerleave', handleLeave);
      window.removeEventListener('pointerup', handleUp);
      window.removeEventListener('pointercancel', handleUp);
    };
  }, [place]);
  return isPointedAt;
}

/**
 * The ids of the rows in which something was pressed, which grow without a drawing: drawn between the listeners of one click, a checkbox
 * would be set back before its own handler heard of it.
 */
function usePressedRows(place: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const [pressed] = useState(() => new Set<string>());
  useEffect(() => {
    const element = place.current;
    const handleClick = ({ target }: MouseEvent) => {
      const row = target instanceof Element ? target.closest('[data-row], [row-id]') : null;
      const id = row?.getAttribute('data-row') ?? row?.getAttribute('row-id');
      if (typeof id === 'string') pressed.add(id);
    };
    element?.addEventListener('click', handleClick, true);
    return () => element?.removeEventListener('click', handleClick, true);
  }, [place, pressed]);
  return pressed;
}

interface DrawnRows {
  readonly ids: string;
  readonly key: string;
  /** Whether they are those of a question before: the answer to the one of now is looked for, and moves nothing. */
  readonly isAwaited: boolean;
}

/** Takes no press of rows that have moved, by another's act or one's own, until they have been seen. */
function useHoldWhenMoved(place: RefObject<HTMLElement | null>, { ids, key, isAwaited }: DrawnRows): void {
  const [drawn, setDrawn] = useState({ ids, key, isAwaited });
  const isSame = drawn.key === key && !drawn.isAwaited;
  const hasMoved = isSame && drawn.ids !== '' && !ids.startsWith(drawn.ids);
  const [moves, setMoves] = useState(0);
  if (drawn.ids !== ids || drawn.key !== key || drawn.isAwaited !== isAwaited) {
    setDrawn({ ids, key, isAwaited });
    if (hasMoved) setMoves(moves + 1);
  }
  useLayoutEffect(() => {
    if (moves > 0) holdNew(place.current);
  }, [moves, place]);
}
