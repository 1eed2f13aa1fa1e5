import { PickerSheet } from '../overlay/picker.sheet.tsx';
import { usePeopleFound, type PeopleSearch } from './use-people-found.ts';

interface PersonSearchProps {
  readonly search: PeopleSearch;
  readonly isOpen: boolean;
  readonly title: string;
  /** A first entry that stands for all people, where all may be picked. */
  readonly all?: string;
  /** The user's id. */
  readonly picked?: string | undefined;
  /** Called with the user's id; undefined stands for all. */
  readonly onPick: (userId: string | undefined) => void;
  readonly onClose: () => void;
}

/** A sheet to pick one person (risorsa) among thousands: the server searches while one types, and answers the first of those that fit. */
export function PersonSearch({ search, isOpen, ...sheet }: PersonSearchProps) {
  const found = usePeopleFound(search, isOpen);
  return <PickerSheet {...sheet} {...found} isOpen={isOpen} />;
}
