import { useRef, useState, type PointerEvent } from 'react';
import { clock } from 'shared-api';
import type { PageShape } from 'shared-api/contracts/signing';
import { alignBox, type Guides } from './align-box.ts';
import { moveBox, resizeBox, type PlacedBox } from './boxes.ts';

/** How far a pointer goes before a press becomes a drag, in pixels; a hand on a phone is never quite still. */
const dragFrom = 8;
/** How near a box goes to a line, in pixels. */
const alignWithin = 6;
/** A press that is held this long selects the box: it is no click that removes it. */
const holdMs = 500;

interface BoxDrag {
  readonly box: PlacedBox;
  /** The other boxes of its page. */
  readonly others: readonly PlacedBox[];
  readonly shape: PageShape;
  readonly onMoved: (box: PlacedBox) => void;
  readonly onResized: (box: PlacedBox) => void;
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly kind: 'move' | 'resize';
}

const still = { x: 0, y: 0, at: 0, kind: 'move' } as const;

/** Lets a box be dragged over its page, in line with others where it nearly is, and its corner be pulled. `shown` is where it is meanwhile. */
export function useBoxDrag({ box, others, shape, onMoved, onResized }: BoxDrag) {
  const press = useRef<Press | null>(null);
  const lastPress = useRef<Press>(still);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<{ box: PlacedBox; guides: Guides } | null>(null);
  const end = () => {
    press.current = null;
    setDragged(null);
  };
  const follow = ({ kind, x: fromX, y: fromY }: Press, { clientX, clientY }: PointerEvent, page: DOMRect) => {
    const by = { x: (clientX - fromX) / page.width, y: (clientY - fromY) / page.height };
    if (kind === 'resize') return { box: resizeBox(box, by, shape), guides: {} };
    const tolerance = { x: alignWithin / page.width, y: alignWithin / page.height };
    const aligned = alignBox(moveBox(box, by), others, tolerance);
    return { ...aligned, box: moveBox(aligned.box, { x: 0, y: 0 }) };
  };
  return {
    shown: dragged?.box ?? box,
    guides: dragged?.guides ?? {},
    isDragged: dragged !== null,
    /** Whether the click that follows is a press that did something else: a drag, or a press that was held. */
    isOtherThanClick(now: number) {
      const was = wasDragged.current || (lastPress.current.at > 0 && now - lastPress.current.at > holdMs);
      wasDragged.current = false;
      lastPress.current = still;
      return was;
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const isHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
        press.current = {
          x: event.clientX,
          y: event.clientY,
          at: clock.now(),
          kind: isHandle ? 'resize' : 'move',
        };
        lastPress.current = press.current;
        wasDragged.current = false;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const page = event.currentTarget.closest('[data-page]')?.getBoundingClientRect();
        if (!press.current || !page) return;
        const { x, y } = press.current;
        if (!wasDragged.current && Math.hypot(event.clientX - x, event.clientY - y) < dragFrom) return;
        wasDragged.current = true;
        setDragged(follow(press.current, event, page));
      },
      onPointerUp() {
        if (dragged && press.current) (press.current.kind === 'resize' ? onResized : onMoved)(dragged.box);
        end();
      },
      onPointerCancel: end,
    },
  };
}
