import { redo, remember, undo, type History } from './history.ts';

const none: History<string> = { past: [], future: [] };
const change = (kind: string, at: number) => ({ kind, at });

describe('the history of changes', () => {
  it('takes changes back and makes them again', () => {
    const one = remember(none, 'a', change('place', 0));
    const two = remember(one, 'b', change('remove', 1));
    const undone = undo(two, 'c');
    expect(undone?.value).toBe('b');
    const again = undo(undone?.history ?? none, 'b');
    expect(again?.value).toBe('a');
    expect(undo(again?.history ?? none, 'a')).toBeUndefined();
    const redone = redo(again?.history ?? none, 'a');
    expect(redone?.value).toBe('b');
    expect(redo(redone?.history ?? none, 'b')?.value).toBe('c');
  });

  it('takes steps of one kind that follow each other for one, up to a pause', () => {
    const first = remember(none, 'a', change('move box 1', 0));
    const second = remember(first, 'b', change('move box 1', 900));
    const third = remember(second, 'c', change('move box 1', 1800));
    expect(undo(third, 'd')?.value).toBe('a');
    expect(undo(remember(third, 'd', change('move box 2', 1900)), 'e')?.value).toBe('d');
    expect(undo(remember(third, 'd', change('move box 1', 2800)), 'e')?.value).toBe('d');
  });

  it('forgets what was undone once something else is changed', () => {
    const undone = undo(remember(none, 'a', change('place', 0)), 'b')?.history ?? none;
    expect(redo(remember(undone, 'a', change('place', 1)), 'x')).toBeUndefined();
  });

  it('begins anew after an undo, whatever the kind', () => {
    const undone = undo(remember(none, 'a', change('move', 0)), 'b')?.history ?? none;
    expect(undo(remember(undone, 'a', change('move', 1)), 'c')?.value).toBe('a');
  });

  it('keeps a hundred steps', () => {
    let history = none;
    for (let at = 0; at < 150; at += 1) history = remember(history, `${at}`, change(`${at}`, at));
    expect(history.past).toHaveLength(100);
    expect(history.past[0]).toBe('50');
  });
});
