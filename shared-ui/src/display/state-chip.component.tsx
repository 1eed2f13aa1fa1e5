import { useLanguage } from '../module-kit/texts/language.ts';
import { StatusBadge } from './badge.component.tsx';
import type { StateTable } from './define-states.ts';

interface StateChipProps<Id extends string> {
  readonly states: StateTable<Id>;
  readonly state: Id;
  /** In place of the state's own word, where there is more to say: '1 di 3 firme'. */
  readonly word?: string;
}

/** The state of a record, as its table says: icon, word and colour. */
export function StateChip<Id extends string>({ states, state, word }: StateChipProps<Id>) {
  useLanguage();
  const { tone, icon } = states.looks[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {word ?? states.wordOf(state)}
    </StatusBadge>
  );
}
