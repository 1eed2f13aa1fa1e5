import type { IconName } from '../icons/icon-sources.ts';
import { textOf } from '../module-kit/texts/use-texts.ts';
import type { TextKey, Texts, TextTree } from '../module-kit/texts/text-types.ts';
import type { Tone } from './badge.component.tsx';

/** How one state is shown: its word, what its colour means, and an icon, since a colour alone says nothing. */
interface StateLook<Label extends string = string> {
  /** A key of the table's texts. */
  readonly label: Label;
  readonly tone: Tone;
  readonly icon: IconName;
}

/** Every state (stato) that a kind of record can be in, in the order in which it goes through them. */
export interface StateTable<Id extends string> {
  readonly ids: readonly Id[];
  readonly looks: Readonly<Record<Id, StateLook>>;
  /** A state's word, in the language of the moment. */
  readonly wordOf: (id: Id) => string;
}

/**
 * Says once how the states of a record look: `defineStates(monthTexts, { open: { label: 'state.open', tone: 'error', icon: 'edit' }, … })`.
 * Chips, filters and menus of states read the same table.
 */
export function defineStates<Source extends TextTree, const Id extends string>(
  texts: Texts<Source>,
  looks: Readonly<Record<Id, StateLook<TextKey<Source> & string>>>,
): StateTable<Id> {
  const ids: Id[] = [];
  for (const id in looks) ids.push(id);
  return { ids, looks, wordOf: (id) => textOf(texts, looks[id].label) };
}
