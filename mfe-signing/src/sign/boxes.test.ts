import { buildBox } from '../testing/receiver.builders.ts';
import { areaAround, countSigned, findNextBox, viewBoxes } from './boxes.ts';
import type { SaveState } from './save-queue.ts';

const idle: Pick<SaveState, 'unsaved' | 'phase'> = { unsaved: [], phase: 'idle' };
const shown = { page: 1, how: 'screen', at: '2026-11-21T18:30:00.000Z' } as const;
const drawing = (index: number) => ({ index, image: `data:image/png;base64,${index}`, shown });
const received = [
  buildBox({ isSigned: true, image: 'data:image/png;base64,a', firstLine: 'Firmato digitalmente il …' }),
  buildBox({ index: 1 }),
  buildBox({ index: 2, page: 2 }),
];

describe('viewBoxes', () => {
  it('leads to the first box that waits', () => {
    const boxes = viewBoxes(received, idle);
    expect(boxes.map(({ state }) => state)).toEqual(['signed', 'next', 'waiting']);
    expect(findNextBox(boxes)).toMatchObject({ index: 1, number: 2 });
    expect(countSigned(boxes)).toBe(1);
  });

  it('shows the drawing and the stamp of a signed box', () => {
    expect(viewBoxes(received, idle)[0]).toMatchObject({
      image: 'data:image/png;base64,a',
      lines: ['Firmato digitalmente il …'],
    });
  });

  it('goes on while a drawing is being saved, and shows when it is not', () => {
    const saving = viewBoxes(received, { unsaved: [drawing(1)], phase: 'saving' });
    expect(saving.map(({ state }) => state)).toEqual(['signed', 'saving', 'next']);
    const waiting = viewBoxes(received, { unsaved: [drawing(1)], phase: 'waiting' });
    expect(waiting.map(({ state }) => state)).toEqual(['signed', 'failed', 'next']);
  });

  it('has no next box once all have a drawing', () => {
    const boxes = viewBoxes(received, { unsaved: [drawing(1), drawing(2)], phase: 'saving' });
    expect(findNextBox(boxes)).toBeUndefined();
    expect(countSigned(boxes)).toBe(1);
  });
});

describe('areaAround', () => {
  it('keeps a box in the middle of what stands around it', () => {
    const { x, y, width, height } = areaAround({ place: { x: 0.5, y: 0.4, width: 0.2, height: 0.1 } });
    expect([x + width / 2, y + height / 2]).toEqual([expect.closeTo(0.6), expect.closeTo(0.45)]);
    expect(width).toBeGreaterThan(0.2);
    expect(height).toBeGreaterThan(0.1);
  });
});
