/** A colour by hue (degrees), saturation and lightness (0 to 1). */
interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** Red, green and blue of `#rrggbb`, each from 0 to 1. */
export function parse(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** The hue, saturation and lightness of `#rrggbb`. */
export function toHsl(hex: string): Hsl {
  const [red, green, blue] = parse(hex);
  const high = Math.max(red, green, blue);
  const range = high - Math.min(red, green, blue);
  const lightness = high - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    high === red
      ? (green - blue) / range
      : high === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return { hue: (sixth * 60 + 360) % 360, saturation, lightness };
}

/** `#rrggbb` of a hue, saturation and lightness. */
export function fromHsl({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
