import { useState } from 'react';
import type { CompanyName } from 'shared-api/contracts/directory';
import { CompanyPicker, type CompanySource } from './company-picker.component.tsx';
import { PersonSearch } from './person-search.component.tsx';
import type { PeopleSearch } from './use-people-found.ts';

/** One person of a company, or all of it, where `userId` is undefined. */
interface PickedPerson {
  readonly companyId: string;
  readonly userId: string | undefined;
}

interface CompanyPersonPickerProps {
  readonly source: CompanySource;
  /** Where the people of a company are searched for. */
  readonly searchOf: (companyId: string) => PeopleSearch;
  readonly isOpen: boolean;
  readonly companyTitle: string;
  readonly personTitle: (company: CompanyName) => string;
  /** A first entry that stands for the whole company, where it may be picked. */
  readonly all?: string;
  /** The user's id. */
  readonly picked?: string | undefined;
  readonly onPick: (person: PickedPerson) => void;
  readonly onClose: () => void;
}

/** First the company, then one of its people, searched for on the server. A company that is the only one is not asked for. */
export function CompanyPersonPicker(props: CompanyPersonPickerProps) {
  const { source, searchOf, isOpen, companyTitle, personTitle, onPick, onClose, ...sheet } = props;
  const { companies } = source;
  const [chosenId, setChosenId] = useState<string>();
  /** The company that was chosen stays while its sheet leaves. */
  const [hasChosen, setHasChosen] = useState(false);
  const only = companies?.length === 1 ? companies[0] : undefined;
  const company = companies?.find(({ id }) => id === chosenId) ?? only;
  const isPersonNext = hasChosen || only !== undefined;
  const close = () => {
    setHasChosen(false);
    onClose();
  };
  return (
    <>
      <CompanyPicker
        source={source}
        isOpen={isOpen && !isPersonNext}
        title={companyTitle}
        onPick={(companyId) => {
          setChosenId(companyId);
          setHasChosen(true);
        }}
        onClose={close}
      />
      {company && (
        <PersonSearch
          {...sheet}
          key={company.id}
          search={searchOf(company.id)}
          isOpen={isOpen && isPersonNext}
          title={personTitle(company)}
          onPick={(userId) => {
            setHasChosen(false);
            onPick({ companyId: company.id, userId });
          }}
          onClose={close}
        />
      )}
    </>
  );
}
