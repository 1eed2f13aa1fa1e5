import type { Language } from 'shared-api/contracts/common';

const minute = 60_000;

/** From how many milliseconds on a span is said in which unit. */
const units = [
  { unit: 'day', from: 36 * 60 * minute, length: 24 * 60 * minute },
  { unit: 'hour', from: 90 * minute, length: 60 * minute },
  { unit: 'minute', from: 0, length: minute },
] as const;

/** About how long a span of milliseconds is, whatever its sign: `12 minuti`, `3 ore`, `2 giorni`. */
export function spanInWords(span: number, language: Language): string {
  const size = Math.abs(span);
  const { unit, length } = units.find(({ from }) => size >= from) ?? units[2];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.round(size / length));
}
