import { useCallback, useState } from 'react';
import { maxBoxes, type PageShape } from 'shared-api/contracts/signing';
import { notify, offerUndo, useTexts } from 'shared-ui';
import { changeDraft, readDraft } from '../draft.ts';
import type { PagePoint } from '../../pdf/pdf-page.component.tsx';
import { documentAddTexts } from '../document-add.texts.ts';
import { boxAround, inReadingOrder, toPage, type PlacedBox } from './boxes.ts';

/** The boxes of the draft: placing, moving, and removing, which can be undone for 10 s. Announces each change to screen readers. */
export function useBoxes(userId: string, pages: readonly PageShape[]) {
  const t = useTexts(documentAddTexts);
  const [announcement, announce] = useState('');
  const current = useCallback(() => readDraft(userId).boxes, [userId]);
  const keep = (boxes: readonly PlacedBox[]) => changeDraft(userId, { boxes: inReadingOrder(boxes) });
  const nameOf = (key: string) => {
    const index = current().findIndex((box) => box.key === key);
    return t('setSigns.box', { number: index + 1, page: current()[index]?.page ?? 0 });
  };
  const placeOf = ({ x, y }: PlacedBox) =>
    t('setSigns.place', { x: Math.round(x * 100), y: Math.round(y * 100) });
  const put = (box: PlacedBox) => keep([...current().filter(({ key }) => key !== box.key), box]);

  return {
    announcement,
    nameOf,
    /** Answers the key of the new box; undefined where it cannot be placed. */
    place(point: PagePoint): string | undefined {
      const shape = pages[point.page - 1];
      if (!shape) return undefined;
      if (current().length >= maxBoxes) {
        notify.warning(t('setSigns.tooMany', { count: maxBoxes }), { duration: 'validation' });
        return undefined;
      }
      const box = boxAround(point, shape, crypto.randomUUID());
      put(box);
      announce(t('setSigns.placed', { box: nameOf(box.key), place: placeOf(box) }));
      return box.key;
    },
    move(box: PlacedBox) {
      put(box);
      announce(t('setSigns.moved', { box: nameOf(box.key), place: placeOf(box) }));
    },
    turnPage(box: PlacedBox, by: 1 | -1) {
      const page = box.page + by;
      if (page < 1 || page > pages.length) return;
      const moved = toPage(box, page, pages);
      put(moved);
      announce(t('setSigns.moved', { box: nameOf(box.key), place: placeOf(moved) }));
    },
    async remove(box: PlacedBox) {
      const text = t('setSigns.removed', { box: nameOf(box.key) });
      keep(current().filter(({ key }) => key !== box.key));
      announce(text);
      if (await offerUndo({ text, label: t('setSigns.undo') })) put(box);
    },
  };
}

export type Boxes = ReturnType<typeof useBoxes>;
