import { fromHsl, parse, toHsl } from './colour.ts';

/** The company's colour as the kit uses it, for each scheme: a fill that also reads as text, and the text on that fill. */
interface AccentPalette {
  readonly light: { readonly accent: string; readonly contrast: string };
  readonly dark: { readonly accent: string; readonly contrast: string };
}

/** Text contrast that WCAG 2.2 AA asks for, with a margin for tinted grounds. */
const readable = 5.2;
/** Light colours on a dark ground shine less with a part of their saturation. */
const calm = 0.65;
const white = '#ffffff';
const ink = '#0c1218';
/** The lightest ground text stands on in the light scheme, the most raised one in the dark. */
const lightGround = '#f5f6f8';
const darkGround = '#1d222a';

/** The kit's own accent, a calm petrol, for companies that chose none. */
export const defaultAccent = '#0b6175';

/** Makes an accessible palette from any `#rrggbb`: the hue stays, the lightness gives way until it can be read. */
export function accentPalette(hex: string): AccentPalette {
  const colour = /^#[\da-f]{6}$/i.test(hex) ? hex : defaultAccent;
  return {
    light: { accent: readableOn(colour, lightGround, 'darker'), contrast: white },
    dark: { accent: readableOn(colour, darkGround, 'lighter'), contrast: ink },
  };
}

/** The contrast of two `#rrggbb` colours as WCAG 2 counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function readableOn(colour: string, ground: string, towards: 'darker' | 'lighter'): string {
  const { hue, saturation: full, lightness } = toHsl(colour);
  const saturation = towards === 'lighter' ? full * calm : full;
  const end = towards === 'darker' ? 0 : 1;
  for (let step = 0; step <= 50; step += 1) {
    const share = step / 50;
    const tried = fromHsl({ hue, saturation, lightness: lightness + (end - lightness) * share });
    if (contrast(tried, ground) >= readable) return tried;
  }
  return towards === 'darker' ? '#000000' : white;
}

function luminance(hex: string): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = parse(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
