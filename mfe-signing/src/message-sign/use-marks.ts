import { useState } from 'react';
import { randomId, clock } from 'shared-api';
import { maxBoxes, maxMarks, type PageShape, type SignatureBox } from 'shared-api/contracts/signing';
import { notify, useTexts } from 'shared-ui';
import type { PagePoint } from 'shared-ui/viewer';
import { redo, remember, undo, type History } from '../document-add/box-editor/history.ts';
import { fixedMarks, markAround, type Mark, type MarkKind } from './marks.ts';
import { messageSignTexts } from './message-sign.texts.ts';

interface State {
  readonly marks: readonly Mark[];
  readonly history: History<readonly Mark[]>;
}

/** The boxes on the pages of a message: placed, moved, sized, removed; all of it can be undone. Announces each change. */
export function useMarks(boxes: readonly SignatureBox[], pages: readonly PageShape[]) {
  const t = useTexts(messageSignTexts);
  const [{ marks, history }, setState] = useState<State>(() => ({
    marks: fixedMarks(boxes),
    history: { past: [], future: [] },
  }));
  const [announcement, announce] = useState('');
  const change = (kind: string, next: (marks: readonly Mark[]) => readonly Mark[]) =>
    setState((old) => ({
      marks: next(old.marks),
      history: remember(old.history, old.marks, { kind, at: clock.now() }),
    }));
  const go = (take: typeof undo<readonly Mark[]>) => () =>
    setState((old) => {
      const gone = take(old.history, old.marks);
      return gone ? { marks: gone.value, history: gone.history } : old;
    });
  const put = (kind: string, mark: Mark) =>
    change(`${kind} ${mark.key}`, (all) => all.map((other) => (other.key === mark.key ? mark : other)));
  const placeOf = ({ kind, page, x, y }: Mark) => ({
    box: t(`box.${kind}`, { page }),
    x: Math.round(x * 100),
    y: Math.round(y * 100),
  });
  return {
    marks,
    announcement,
    undo: history.past.length > 0 ? go(undo) : undefined,
    redo: history.future.length > 0 ? go(redo) : undefined,
    /** Answers the new box; undefined where there are too many already. */
    place(point: PagePoint, kind: MarkKind, text = ''): Mark | undefined {
      const shape = pages[point.page - 1];
      if (!shape) return undefined;
      const most = kind === 'signature' ? maxBoxes : maxMarks;
      const like = marks.filter((mark) => (mark.kind === 'signature') === (kind === 'signature'));
      if (like.length >= most) {
        notify.warning(t('tooMany', { count: most }), { duration: 'validation' });
        return undefined;
      }
      const mark = markAround(point, shape, { key: randomId(), kind, text });
      change('place', (all) => [...all, mark]);
      announce(t('placed', placeOf(mark)));
      return mark;
    },
    move(mark: Mark) {
      put('move', mark);
      announce(t('moved', placeOf(mark)));
    },
    resize(mark: Mark) {
      put('resize', mark);
      const shape = pages[mark.page - 1];
      const points = (share: number, size = 0) => Math.round(share * size);
      const size = { width: points(mark.width, shape?.width), height: points(mark.height, shape?.height) };
      announce(t('resized', { ...placeOf(mark), ...size }));
    },
    write: (mark: Mark, text: string) => put('text', { ...mark, text }),
    /** Removes a box that the sender did not set. */
    remove(mark: Mark) {
      if (mark.isFixed) return;
      change('remove', (all) => all.filter(({ key }) => key !== mark.key));
      announce(t('removed', placeOf(mark)));
    },
  };
}

export type Marks = ReturnType<typeof useMarks>;
