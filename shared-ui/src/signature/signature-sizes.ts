/** A size in CSS pixels. */
export interface PadSize {
  readonly width: number;
  readonly height: number;
}

/** What a pad is for; its size follows (spec 02 §9). */
export type PadPurpose = 'document' | 'object' | 'inbox';

const sizes = {
  document: { desktop: { width: 850, height: 200 }, phone: { width: 350, height: 200 } },
  object: { desktop: { width: 480, height: 100 }, phone: { width: 480, height: 100 } },
  inbox: { desktop: { width: 320, height: 100 }, phone: { width: 320, height: 100 } },
} as const satisfies Record<PadPurpose, { desktop: PadSize; phone: PadSize }>;

/** A phone on its side has the room of a desktop's pad. */
export const narrowPad = '(max-width: 768px)';

/** The size of a pad on this screen. */
export function padSize(purpose: PadPurpose, isPhone: boolean): PadSize {
  return sizes[purpose][isPhone ? 'phone' : 'desktop'];
}

/** Room that a dialog takes around the pad: its title, the ways to sign, the buttons. */
const around = '16rem';

/** How a pad is shown: as wide as it is or as there is room, and never so high that the buttons below it are out of sight. */
export function paperStyle({ width, height }: PadSize) {
  const ratio = width / height;
  const byHeight = `max(12rem, (100dvh - ${around}) * ${ratio})`;
  return { maxInlineSize: `min(${width}px, ${byHeight})`, aspectRatio: ratio };
}

/** The pen's width in pixels of the pad, and its colour (spec 02 §9). */
export const pen = { minWidth: 0.2, maxWidth: 1, penColor: '#000000' } as const;

/** The margin at each side of a typed name, as a share of the pad. */
export const typedName = { margin: 0.06 } as const;

/** How many pixels of the picture a pixel of the pad becomes, so that it prints sharply. */
export const pictureScale = 3;
