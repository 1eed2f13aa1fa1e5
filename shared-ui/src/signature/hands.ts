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
}

/** The hands; `hands.css` brings their fonts. */
export const hands: Readonly<Record<HandName, Hand>> = {
  plain: { family: 'Caveat Signature', weight: 500, height: 0.62, letterWidth: 0.43 },
  elegant: { family: 'Allura Signature', weight: 400, height: 0.62, letterWidth: 0.4 },
  quick: { family: 'Square Peg Signature', weight: 400, height: 0.78, letterWidth: 0.3 },
};

/** The font of a hand as CSS and a canvas take it, so many pixels high. */
export function fontOf(hand: HandName, pixels: number): string {
  const { family, weight } = hands[hand];
  return `${weight} ${pixels}px '${family}', cursive`;
}
