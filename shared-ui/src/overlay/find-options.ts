import { matchesWords } from '../format/matches-words.ts';

/** Something to pick; the entry for all has no id. */
export interface PickerOption {
  readonly id: string | undefined;
  readonly name: string;
  readonly detail?: string;
}

/** Those whose name or detail has every word of a text, whatever its case, accents and order; all for an empty one. */
export function findOptions<Option extends PickerOption>(
  options: readonly Option[],
  search: string,
): readonly Option[] {
  return options.filter(({ name, detail = '' }) => matchesWords(`${name} ${detail}`, search));
}
