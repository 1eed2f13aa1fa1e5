/** In whose letters a name can be written. */
export const handNames = ['plain', 'elegant', 'quick'] as const;
export type HandName = (typeof handNames)[number];

/** A hand: its font, and how it fills a pad. */
interface Hand {
  readonly family: string;
  readonly weight: number;
  /** Height of its letters, as a share of the pad: small letters want a larger font. */
  readonly height: number;
  /** Width of a letter by its size, on average: enough for a preview. The picture itself is measured. */
  readonly letterWidth: number;
  /** A name whose every letter it has. */
  readonly names: RegExp;
}

/** The hands; `hands.css` brings their fonts, by letters: all of them write the languages of Europe that have Latin letters. */
export const hands: Readonly<Record<HandName, Hand>> = {
  plain: {
    family: 'Caveat Signature',
    weight: 500,
    height: 0.62,
    letterWidth: 0.43,
    names:
      /^[\u0020-\u007E\u00A0-\u0131\u0134-\u0148\u014A-\u017E\u0218-\u021B\u1E80-\u1E85\u1EF2\u1EF3\u2013\u2014\u2018\u2019\u0400-\u045F\u0490\u0491]*$/,
  },
  elegant: {
    family: 'Allura Signature',
    weight: 400,
    height: 0.62,
    letterWidth: 0.4,
    names:
      /^[\u0020-\u007E\u00A0-\u0131\u0134-\u0148\u014A-\u017E\u0218-\u021B\u1E80-\u1E85\u1EF2\u1EF3\u2013\u2014\u2018\u2019\u1EA0-\u1EF9]*$/,
  },
  quick: {
    family: 'Square Peg Signature',
    weight: 400,
    height: 0.78,
    letterWidth: 0.3,
    names:
      /^[\u0020-\u007E\u00A0-\u0131\u0134-\u0148\u014A-\u017E\u0218-\u021B\u1E80-\u1E85\u1EF2\u1EF3\u2013\u2014\u2018\u2019\u1EA0-\u1EF9]*$/,
  },
};

/**
 * The font of a hand as CSS and a canvas take it, so many pixels high. A name of which the hand lacks a letter is written by another font
 * as a whole, not in letters of two.
 */
export function fontOf(hand: HandName, pixels: number, name: string): string {
  const { family, weight, names } = hands[hand];
  return names.test(name.normalize('NFC'))
    ? `${weight} ${pixels}px '${family}', cursive`
    : `${pixels}px cursive`;
}
