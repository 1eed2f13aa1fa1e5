import { useLanguage } from '../module-kit/texts/language.ts';
import { StatusBadge } from './badge.component.tsx';
import type { StateTable } from './define-states.ts';

interface StateChipProps<Id extends string> {
  readonly states: StateTable<Id>;
  readonly state: Id;
}

/** The state of a record, as its table says: icon, word and colour. */
export function StateChip<Id extends string>({ states, state }: StateChipProps<Id>) {
  useLanguage();
  const { tone, icon } = states.looks[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {states.wordOf(state)}
    </StatusBadge>
  );
}
