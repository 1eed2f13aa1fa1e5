import { ApiError } from 'shared-api';
import { maxDrawingLength, maxDrawingsLength } from 'shared-api/contracts/signing';
import type { ConfirmedDrawing } from './confirmed-drawing.ts';
import { createSaveQueue, type SavedDrawing, type Sending } from './save-queue.ts';

const shown = { page: 1, how: 'screen', at: '2026-11-21T18:30:00.000Z' } as const;
const drawing = (index: number): ConfirmedDrawing => ({
  index,
  image: `data:image/png;base64,${index}`,
  shown,
});
const lost = new ApiError({ code: 'unavailable', status: 0, message: '' });
const boxes: SavedDrawing[] = [];

const sending = (drawings: readonly ConfirmedDrawing[], challenge?: string): Sending => ({
  drawings,
  shownPages: [shown],
  challenge,
});

function build() {
  const send = jest.fn<Promise<SavedDrawing[]>, [Sending]>(async () => boxes);
  const onSaved = jest.fn();
  const device = new Map<number, ConfirmedDrawing>();
  const kept = {
    keep: jest.fn(async (drawn: ConfirmedDrawing) => Boolean(device.set(drawn.index, drawn))),
    read: async () => [...device.values()].map((drawn) => ({ ...drawn, keptAt: 1 })),
    drop: async (indexes: readonly number[]) => indexes.forEach((index) => device.delete(index)),
  };
  return { send, onSaved, device, kept, queue: createSaveQueue({ send, onSaved, kept }) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('createSaveQueue', () => {
  it('saves a drawing at once and forgets it when the server has it', async () => {
    const { send, onSaved, queue } = build();
    await queue.add(drawing(0));
    expect(send).toHaveBeenCalledWith(sending([drawing(0)]));
    expect(onSaved).toHaveBeenCalledWith(boxes);
    expect(queue.current()).toEqual({
      unsaved: [],
      phase: 'idle',
      problem: null,
      isKept: false,
      earlier: [],
    });
  });

  it('keeps a drawing that found no answer and sends it again by itself', async () => {
    const { send, queue } = build();
    send.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    await queue.add(drawing(0));
    expect(queue.current()).toMatchObject({ unsaved: [drawing(0)], phase: 'waiting' });
    await jest.advanceTimersByTimeAsync(1000);
    expect(queue.current().phase).toBe('waiting');
    await jest.advanceTimersByTimeAsync(2000);
    expect(send).toHaveBeenCalledTimes(3);
    expect(queue.current().unsaved).toEqual([]);
  });

  it('keeps a drawing that something on the way refused, and sends it again', async () => {
    const { queue, send } = build();
    send.mockRejectedValueOnce(
      new ApiError({ code: 'too-large', status: 413, message: 'Troppo grande', isForeign: true }),
    );
    await queue.add(drawing(0));
    expect(queue.current()).toMatchObject({ phase: 'waiting', problem: { message: 'Troppo grande' } });
    await jest.advanceTimersByTimeAsync(1000);
    expect(queue.current()).toMatchObject({ phase: 'idle', unsaved: [] });
  });

  it('sends together what was drawn while the network was away', async () => {
    const { send, queue } = build();
    send.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    await queue.add(drawing(0));
    await queue.add(drawing(1));
    await queue.retry();
    expect(send).toHaveBeenLastCalledWith(sending([drawing(0), drawing(1)]));
    expect(queue.current().unsaved).toEqual([]);
  });

  it('sends a drawing that is larger than a call takes, and says what the server says of it', async () => {
    const { send, queue } = build();
    const refusal = new ApiError({ code: 'too-large', status: 413, message: 'Troppo grande' });
    send.mockRejectedValue(refusal);
    const huge = { index: 0, image: 'x'.repeat(maxDrawingsLength + 1), shown };
    await queue.add(huge);
    expect(send.mock.calls).toEqual([[sending([huge])]]);
    expect(queue.current()).toEqual({
      unsaved: [huge],
      phase: 'refused',
      problem: refusal,
      isKept: true,
      earlier: [],
    });
  });

  it('sends no more at once than one call takes, and the rest right after it', async () => {
    const { send, queue } = build();
    send.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    const large = (index: number) => ({ index, image: String(index).repeat(maxDrawingLength), shown });
    for (const index of [0, 1, 2]) await queue.add(large(index));
    await queue.retry();
    expect(send.mock.calls.slice(-2)).toEqual([[sending([large(0), large(1)])], [sending([large(2)])]]);
    send.mockRejectedValue(lost);
    for (let index = 0; index < 21; index += 1) await queue.add(drawing(index));
    send.mockResolvedValue(boxes);
    await queue.retry();
    expect(send.mock.calls.slice(-2).map(([{ drawings }]) => drawings.length)).toEqual([20, 1]);
  });

  it('sends what was confirmed while a save was under way right after it', async () => {
    const { send, queue } = build();
    let arrive = (_boxes: SavedDrawing[]) => {};
    send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const first = queue.add(drawing(0));
    await queue.add(drawing(1));
    expect(send).toHaveBeenCalledTimes(1);
    arrive(boxes);
    await first;
    expect(send).toHaveBeenLastCalledWith(sending([drawing(1)]));
  });

  it('says all pages that were shown when a drawing of an earlier page was confirmed', async () => {
    const { send, device, queue } = build();
    const seen = [1, 2, 3].map((page) => ({ ...shown, page }));
    device.set(0, { ...drawing(0), seen });
    await queue.restore([0]);
    expect(send.mock.calls[0]?.[0].shownPages).toEqual(seen);
  });

  it('says which pages were shown: here, and of drawings of an earlier page then', async () => {
    const { send, device, queue } = build();
    const third = { ...shown, page: 3 };
    device.set(0, { ...drawing(0), shown: { ...shown, page: 2 } });
    queue.noteShown([shown, third]);
    await queue.restore([0]);
    expect(send.mock.calls[0]?.[0].shownPages).toEqual([{ ...shown, page: 2 }, shown, third]);
  });

  it('uses a code for one save only', async () => {
    const { send, queue } = build();
    await queue.add(drawing(0), 'passed');
    await queue.add(drawing(1));
    expect(send.mock.calls).toEqual([[sending([drawing(0)], 'passed')], [sending([drawing(1)])]]);
  });

  it('forgets the drawing of a box that was signed elsewhere and sends the rest', async () => {
    const { send, queue } = build();
    send.mockRejectedValueOnce(new ApiError({ code: 'conflict', status: 409, message: '' }));
    send.mockRejectedValueOnce(new ApiError({ code: 'conflict', status: 409, message: '' }));
    await queue.add(drawing(0));
    await queue.add(drawing(1));
    await queue.discard([0]);
    expect(send).toHaveBeenLastCalledWith(sending([drawing(1)]));
    expect(queue.current()).toEqual({
      unsaved: [],
      phase: 'idle',
      problem: null,
      isKept: false,
      earlier: [],
    });
  });

  it('stops when the server refuses, keeps the drawing, and sends a new code with the next try', async () => {
    const { send, queue } = build();
    send.mockRejectedValueOnce(new ApiError({ code: 'code-expired', status: 410, message: 'Scaduto' }));
    await queue.add(drawing(0), 'old');
    expect(queue.current()).toMatchObject({ unsaved: [drawing(0)], phase: 'refused' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    await queue.retry('new');
    expect(send).toHaveBeenLastCalledWith(sending([drawing(0)], 'new'));
    expect(queue.current().unsaved).toEqual([]);
  });

  it('keeps a drawing on the device until the server has it', async () => {
    const { send, device, queue } = build();
    send.mockRejectedValueOnce(lost);
    await queue.add(drawing(0));
    expect([...device.keys()]).toEqual([0]);
    expect(queue.current()).toMatchObject({ phase: 'waiting', isKept: true });
    await queue.retry();
    await jest.advanceTimersByTimeAsync(0);
    expect(device.size).toBe(0);
    expect(queue.current().isKept).toBe(false);
  });

  it('promises nothing where the device refuses to keep it', async () => {
    const { send, kept, queue } = build();
    send.mockRejectedValue(lost);
    kept.keep.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    await queue.add(drawing(0));
    expect(queue.current().isKept).toBe(true);
    await queue.add(drawing(1));
    expect(queue.current()).toMatchObject({ phase: 'waiting', isKept: false });
  });

  it('keeps nothing of a drawing that was saved before it was kept', async () => {
    const { device, kept, queue } = build();
    kept.keep.mockImplementationOnce(
      (drawn) =>
        new Promise((resolve) => setTimeout(() => resolve(Boolean(device.set(drawn.index, drawn))), 500)),
    );
    await queue.add(drawing(0));
    await jest.advanceTimersByTimeAsync(600);
    expect(device.size).toBe(0);
  });

  it('sends what an earlier page kept, and forgets what was signed meanwhile', async () => {
    const { send, device, queue } = build();
    for (const index of [0, 1]) device.set(index, drawing(index));
    await queue.restore([1, 2]);
    expect(send.mock.calls).toEqual([[sending([{ ...drawing(1), keptAt: 1 } as ConfirmedDrawing])]]);
    await jest.advanceTimersByTimeAsync(0);
    expect(device.size).toBe(0);
  });
});
