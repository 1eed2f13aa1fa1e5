import { lettersOf, shownItems } from './shown-text.ts';

const operators = { showText: 44, beginMarkedContent: 69, beginMarkedContentProps: 70, endMarkedContent: 71 };
const layers = { isVisible: (layer: unknown) => layer !== 'off', *[Symbol.iterator]() {} };

type Command = readonly [keyof typeof operators, ...unknown[]];
const show = (text: string): Command => ['showText', [...Array.from(text, (unicode) => ({ unicode })), -120]];
const commands = (...list: readonly Command[]) => ({
  fnArray: list.map(([name]) => operators[name]),
  argsArray: list.map(([, ...args]) => args),
});
const shownOf = (texts: readonly string[], ...list: readonly Command[]) =>
  shownItems(
    texts.map((str) => ({ str })),
    lettersOf(commands(...list), layers, operators),
  )?.map(({ str }) => str);

describe('the text of a page with layers', () => {
  it('is what stands in layers that are shown, and around them', () => {
    const read = ['Prezzo ', '100', '99.999', ' euro'];
    expect(
      shownOf(
        read,
        ['beginMarkedContent', 'P'],
        show('Prezzo'),
        ['beginMarkedContentProps', 'OC', 'on'],
        show('1 00'),
        ['endMarkedContent'],
        ['beginMarkedContentProps', 'OC', 'off'],
        ['beginMarkedContentProps', 'Span', 'off'],
        show('99.999'),
        ['endMarkedContent'],
        ['endMarkedContent'],
        show('euro'),
        ['endMarkedContent'],
      ),
    ).toEqual(['Prezzo ', '100', ' euro']);
  });

  it('leaves out a part of which some letters are not shown', () => {
    expect(
      shownOf(
        ['100 euro', '\u{1F600}x'],
        show('100'),
        ['beginMarkedContentProps', 'OC', 'off'],
        show('euro'),
        ['endMarkedContent'],
        show('\u{1F600}x'),
      ),
    ).toEqual(['\u{1F600}x']);
  });

  it('is not told where the letters are others than the text has', () => {
    expect(shownOf(['100 euro'], show('100'))).toBeUndefined();
  });
});
