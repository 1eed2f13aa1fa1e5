/** The company's colour as the kit uses it, for each scheme: a fill that also reads as text, and the text on that fill. */
export interface AccentPalette {
  readonly light: { readonly accent: string; readonly contrast: string };
  readonly dark: { readonly accent: string; readonly contrast: string };
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Text contrast that WCAG 2.2 AA asks for, with a margin for tinted grounds. */
const readable = 5.2;
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
    light: { accent: readableOn(colour, lightGround, '#000000'), contrast: white },
    dark: { accent: readableOn(colour, darkGround, white), contrast: ink },
  };
}

/** The contrast of two `#rrggbb` colours as WCAG 2 counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function readableOn(colour: string, ground: string, towards: string): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const tried = mix(colour, towards, share);
    if (contrast(tried, ground) >= readable) return tried;
  }
  return towards;
}

function mix(colour: string, towards: string, share: number): string {
  const [from, to] = [parse(colour), parse(towards)];
  const channels = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
