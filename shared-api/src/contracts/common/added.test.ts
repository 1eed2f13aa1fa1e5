import { z } from 'zod';
import { added, oneOfOr } from './added.ts';
import { siNo, wireObject } from './wire.ts';

const answer = wireObject({
  state: oneOfOr(['open', 'signed', 'other'], 'other'),
  keepsCopy: ['v_copy', added('2026-11-29', siNo, true)],
});

describe('what a later contract brought', () => {
  it('is in the answer of a server that does not know it', () => {
    expect(answer.parse({ state: 'open' })).toEqual({ state: 'open', keepsCopy: true });
    expect(answer.parse({ state: 'open', v_copy: 'N' })).toEqual({ state: 'open', keepsCopy: false });
  });

  it('is written by every server that knows it', () => {
    const ours = { state: 'signed', keepsCopy: false } as const;
    expect(answer.write(ours as never)).toEqual({ state: 'signed', v_copy: 'N' });
    expect(z.encode(answer, ours)).toEqual({ state: 'signed', v_copy: 'N' });
  });

  it('is read as what a page has words for where it is a text of a later contract', () => {
    expect(answer.parse({ state: 'refused', v_copy: 'S' })).toMatchObject({ state: 'other' });
  });
});
