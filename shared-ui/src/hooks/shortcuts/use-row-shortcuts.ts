import type { RefObject } from 'react';
import { kitTexts } from '../../kit.texts.ts';
import { useTexts } from '../../module-kit/texts/use-texts.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Walks through the rows of a list by `j` and `k`, and selects the one that has the focus by `x`: by the boxes that its rows have. */
export function useRowShortcuts(list: RefObject<HTMLElement | null>, isOffered: boolean): void {
  const t = useTexts(kitTexts);
  const move = (step: 1 | -1) => {
    const boxes = boxesOf(list.current);
    const at = boxes.findIndex((box) => rowOf(box).contains(document.activeElement));
    const next = at < 0 ? boxes.at(step === 1 ? 0 : -1) : boxes[at + step];
    next?.focus();
  };
  const select = () =>
    boxesOf(list.current)
      .find((box) => rowOf(box).contains(document.activeElement))
      ?.click();
  const rows = [
    { key: 'j', label: t('shortcuts.nextRow'), onPress: () => move(1) },
    { key: 'k', label: t('shortcuts.previousRow'), onPress: () => move(-1) },
    { key: 'x', label: t('shortcuts.selectRow'), onPress: select },
  ];
  useShortcuts(isOffered ? rows : []);
}

/** The boxes of rows of cards, tables and grids, in the order of the document; not the one of the head. */
function boxesOf(list: HTMLElement | null): HTMLInputElement[] {
  const selector = ':is(tbody tr, li, [row-id]) input[type=checkbox]';
  return [...(list?.querySelectorAll<HTMLInputElement>(selector) ?? [])];
}

function rowOf(box: HTMLInputElement): Element {
  return box.closest('tr, li, [row-id]') ?? box;
}
