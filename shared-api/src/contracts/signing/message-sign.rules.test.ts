import { signMessage } from './message-sign.contract.ts';
import { areBoxesFilled, toMarkPages, toPlacedMarks } from './message-sign.rules.ts';

const box = { page: 2, x: 0.1, y: 0.2, width: 0.3, height: 0.1 };
const canvas = { width: 500, height: 800 };

describe('what is placed on the pages of a message', () => {
  it('travels by page, in pixels of a canvas, and comes back as it was', () => {
    const placed = { signatures: [box], images: [], texts: [{ ...box, page: 1, text: 'Sì' }] };
    const pages = toMarkPages(placed, canvas);
    expect(pages).toHaveLength(2);
    expect(pages[1]?.signatures).toEqual([
      { page: 2, left: 50, top: 160, width: 150, height: 80, percX: 0.1, percY: 0.2 },
    ]);
    expect(toPlacedMarks(pages, canvas)).toEqual(placed);
  });

  it('is signed wherever its sender wanted it, at the same place and in the same size', () => {
    expect(areBoxesFilled([box], [{ ...box, x: 0.101 }])).toBe(true);
    expect(areBoxesFilled([box], [{ ...box, x: 0.12 }])).toBe(false);
    expect(areBoxesFilled([box], [{ ...box, page: 1 }])).toBe(false);
    expect(areBoxesFilled([box], [{ ...box, width: 0.1 }])).toBe(false);
    expect(areBoxesFilled([], [])).toBe(true);
  });
});

describe('the call that signs a message', () => {
  const read = (text: string) => {
    const pages = JSON.stringify(
      toMarkPages({ signatures: [box], images: [], texts: [{ ...box, text }] }, canvas),
    );
    const wire = { message_id: 'copy', signDefault: '', widthC: '500', heightC: '800', pages };
    return signMessage.input.safeDecode(wire as never);
  };

  it('takes a text of several lines, each as a field has it', () => {
    const found = read(' Letto\u0000 \ne approvato ');
    expect(found.data?.pages[1]?.texts[0]?.text.split('\n')).toHaveLength(2);
    expect(found.data?.pages[1]?.texts[0]?.text).not.toContain('\u0000');
  });

  it.each([
    ['is empty', ' \n '],
    ['is too long', 'x'.repeat(501)],
    ['has too many lines', `${'x\n'.repeat(20)}x`],
  ])('refuses a text that %s', (_, text) => expect(read(text).success).toBe(false));
});
