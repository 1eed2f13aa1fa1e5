import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type RefObject,
} from 'react';
import type { OpenFile, PageOutcome } from './open-file.ts';
import { cellCount, cellsInSight, unseenArea } from './page-cells.ts';
import { isLongPage } from './page-layout.ts';
import type { PageArea } from './page-place.ts';
import type { Viewport } from './use-viewport.ts';

type SeesPage = (page: number, outcome: PageOutcome) => void;

interface SeenOptions {
  readonly file: OpenFile | undefined;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly viewport: Pick<Viewport, 'pages' | 'inset' | 'inSight'>;
  readonly onSeen: SeesPage | undefined;
  /** Whether every page, and not a long one alone, counts once all its parts were in sight, one after the other if need be. */
  readonly isWhole: boolean;
}

interface SeenPages {
  /** Takes down what became of a drawing. */
  readonly onOutcome: SeesPage;
  /** What of a page was not in sight yet. */
  unseenOf(page: number): PageArea;
}

/** Tells of each page once it both was drawn and is in sight, in whichever order. */
export function useSeenPages({ file, scroller, viewport, onSeen, isWhole }: SeenOptions): SeenPages {
  const isTold = onSeen !== undefined;
  const [outcomes, setOutcomes] = useOfFile<ReadonlyMap<number, PageOutcome>>(file, noOutcomes);
  const onOutcome = useCallback<SeesPage>(
    (page, outcome) => {
      if (isTold)
        setOutcomes((known) => (known.get(page) === outcome ? known : new Map([...known, [page, outcome]])));
    },
    [isTold, setOutcomes],
  );
  const { inSight, pages } = viewport;
  // What stands at the foot of a long page is not seen with its head (decision 089).
  const hasLong = useMemo(() => pages.some(isLongPage), [pages]);
  const isLong = useEffectEvent((page: number) => {
    const placed = pages[page - 1];
    return placed !== undefined && isLongPage(placed);
  });
  const parts = useSeenParts({ file, scroller, viewport, outcomes, isAsked: isTold && (isWhole || hasLong) });
  const handleSeen = useEffectEvent<SeesPage>((page, outcome) => onSeen?.(page, outcome));
  useEffect(() => {
    for (const [page, outcome] of outcomes) {
      const isPart = !(isWhole || isLong(page)) || outcome !== 'whole';
      const isSeen = isPart ? inSight.includes(page) : parts.get(page)?.size === cellCount;
      if (isSeen) handleSeen(page, outcome);
    }
  }, [inSight, outcomes, parts, isWhole]);
  return { onOutcome, unseenOf: (page) => unseenArea(parts.get(page) ?? noCells) };
}

const noOutcomes: ReadonlyMap<number, PageOutcome> = new Map();
const noCells: ReadonlySet<number> = new Set();
const noParts: ReadonlyMap<number, ReadonlySet<number>> = new Map();

interface PartsOptions extends Pick<SeenOptions, 'file' | 'scroller'> {
  readonly viewport: Pick<Viewport, 'pages' | 'inset'>;
  readonly outcomes: ReadonlyMap<number, PageOutcome>;
  readonly isAsked: boolean;
}

/** Which parts of each page were in sight since it was drawn. */
function useSeenParts({ file, scroller, viewport: { pages, inset }, outcomes, isAsked }: PartsOptions) {
  const [parts, setParts] = useOfFile(file, noParts);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isAsked || !element) return;
    const follow = () =>
      setParts((known) => {
        const { scrollLeft, scrollTop, clientWidth: width, clientHeight: height } = element;
        const window = { left: scrollLeft - inset.x, top: scrollTop - inset.y, width, height };
        const grown = pages.flatMap((placed) => {
          const old = known.get(placed.page) ?? noCells;
          if (outcomes.get(placed.page) !== 'whole' || old.size === cellCount) return [];
          const now = new Set([...old, ...cellsInSight(placed, window)]);
          return now.size > old.size ? [[placed.page, now] as const] : [];
        });
        return grown.length > 0 ? new Map([...known, ...grown]) : known;
      });
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    follow();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, pages, inset, outcomes, isAsked, setParts]);
  return parts;
}

/** A state that is of one file: with another it begins anew. */
function useOfFile<Value>(file: OpenFile | undefined, first: Value) {
  const [state, setState] = useState({ file, value: first });
  const set = useCallback(
    (change: (value: Value) => Value) =>
      setState((old) => {
        const known = old.file === file ? old.value : first;
        const value = change(known);
        return old.file === file && value === old.value ? old : { file, value };
      }),
    [file, first],
  );
  const value = state.file === file ? state.value : first;
  return useMemo(() => [value, set] as const, [value, set]);
}
