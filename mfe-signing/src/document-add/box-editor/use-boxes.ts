import { useRef, useState } from 'react';
import { randomId, clock } from 'shared-api';
import { maxBoxes, type PageShape } from 'shared-api/contracts/signing';
import { notify, offerUndo, useTexts } from 'shared-ui';
import type { PagePoint } from 'shared-ui/viewer';
import { documentAddTexts } from '../document-add.texts.ts';
import { boxAround, copiesForAllPages, copyBox, toPage, whereFree, type PlacedBox } from './boxes.ts';
import { useBoxHistory } from './use-box-history.ts';

/** The second press of a double click comes within these milliseconds: it must not remove what the first has placed. */
const doubleClickMs = 300;

/** The boxes of the draft: placed, moved, sized, copied, removed; all of it can be undone. Announces each change to screen readers. */
export function useBoxes(userId: string, pages: readonly PageShape[]) {
  const t = useTexts(documentAddTexts);
  const [announcement, announce] = useState('');
  const lastPlaced = useRef({ key: '', at: 0 });
  const { current, change, ...history } = useBoxHistory(userId);
  const offers = useRef(new Map<string, AbortController>());
  /** What is back by Ctrl Z is not offered to be taken back a second time. */
  const withdrawing = (step: (() => void) | undefined) =>
    step &&
    (() => {
      step();
      for (const { key } of current()) offers.current.get(key)?.abort();
    });
  const [undo, redo] = [withdrawing(history.undo), withdrawing(history.redo)];
  const nameOf = (key: string) => {
    const index = current().findIndex((box) => box.key === key);
    return t('setSigns.box', { number: index + 1, page: current()[index]?.page ?? 0 });
  };
  const placeOf = ({ x, y }: PlacedBox) =>
    t('setSigns.place', { x: Math.round(x * 100), y: Math.round(y * 100) });
  const put = (kind: string, box: PlacedBox) =>
    change(`${kind} ${box.key}`, [...current().filter(({ key }) => key !== box.key), box]);
  const hasRoomFor = (count: number) => {
    if (current().length + count <= maxBoxes) return true;
    notify.warning(t('setSigns.tooMany', { count: maxBoxes }), { duration: 'validation' });
    return false;
  };
  const add = (box: PlacedBox) => {
    put('place', box);
    lastPlaced.current = { key: box.key, at: clock.now() };
    announce(t('setSigns.placed', { box: nameOf(box.key), place: placeOf(box) }));
    return box;
  };
  const move = (kind: string, box: PlacedBox) => {
    put(kind, box);
    announce(t('setSigns.moved', { box: nameOf(box.key), place: placeOf(box) }));
    return box;
  };

  return {
    announcement,
    undo,
    redo,
    /** Answers the new box; undefined where it cannot be placed. */
    place(point: PagePoint): PlacedBox | undefined {
      const shape = pages[point.page - 1];
      if (!shape || !hasRoomFor(1)) return undefined;
      return add(whereFree(boxAround(point, shape, randomId()), current()));
    },
    /** Whether a box has just been placed, so that a click on it is the end of a double click. */
    isFresh: ({ key }: PlacedBox) =>
      lastPlaced.current.key === key && clock.now() - lastPlaced.current.at < doubleClickMs,
    move: (box: PlacedBox) => move('move', box),
    resize(box: PlacedBox): PlacedBox {
      put('resize', box);
      const shape = pages[box.page - 1];
      const points = (share: number, size = 0) => Math.round(share * size);
      const size = { width: points(box.width, shape?.width), height: points(box.height, shape?.height) };
      announce(t('setSigns.resized', { box: nameOf(box.key), ...size }));
      return box;
    },
    turnPage(box: PlacedBox, by: 1 | -1): PlacedBox | undefined {
      const page = box.page + by;
      if (page < 1 || page > pages.length) return undefined;
      return move('page', toPage(box, page, pages));
    },
    duplicate: (box: PlacedBox) =>
      hasRoomFor(1) ? add(whereFree(copyBox(box, randomId()), current())) : undefined,
    copyToAllPages(box: PlacedBox) {
      const copies = copiesForAllPages(box, current(), pages);
      if (!hasRoomFor(copies.length)) return;
      change('copy', [...current(), ...copies.map((copy) => ({ ...copy, key: randomId() }))]);
      const text = t('setSigns.copied', { count: copies.length });
      announce(text);
      notify.success(text);
    },
    /** Removes a box, which can be taken back for 10 s beside the undo. Answers the box that has its place in the order now. */
    remove(box: PlacedBox): PlacedBox | undefined {
      const text = t('setSigns.removed', { box: nameOf(box.key) });
      const index = current().findIndex(({ key }) => key === box.key);
      const rest = current().filter(({ key }) => key !== box.key);
      change('remove', rest);
      announce(text);
      const offer = new AbortController();
      offers.current.set(box.key, offer);
      void offerUndo({ text, label: t('setSigns.undo'), signal: offer.signal }).then((isUndone) => {
        if (isUndone && !current().some(({ key }) => key === box.key)) put('place', box);
      });
      return rest[index] ?? rest.at(-1);
    },
  };
}

export type Boxes = ReturnType<typeof useBoxes>;
