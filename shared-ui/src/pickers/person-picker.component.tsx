import { useState } from 'react';
import type { Company } from 'shared-api/contracts/directory';
import { PickerSheet, type PickerOption } from '../overlay/picker.sheet.tsx';
import { CompanyPicker, type CompanySource } from './company-picker.component.tsx';

interface PersonPickerProps {
  readonly source: CompanySource;
  readonly isOpen: boolean;
  readonly title: string;
  /** A first entry that stands for all people, where all may be picked. */
  readonly all?: string;
  /** The people of this company; of all companies without it. */
  readonly companyId?: string | undefined;
  /** The user's id. */
  readonly picked?: string | undefined;
  /** Called with the user's id; undefined stands for all. */
  readonly onPick: (userId: string | undefined) => void;
  readonly onClose: () => void;
}

/** A sheet to pick one person (risorsa), each with the name of their company. Employees without a user are left out. */
export function PersonPicker({ source, companyId, ...sheet }: PersonPickerProps) {
  const { companies, hasFailed, onRetry } = source;
  const people = companies
    ?.filter(({ id }) => companyId === undefined || id === companyId)
    .flatMap(({ name, employees }) => employees.flatMap((employee) => optionsOf(employee, name)));
  return <PickerSheet {...sheet} options={people} hasFailed={hasFailed} onRetry={onRetry} />;
}

/** One person of a company, or all of it, where `userId` is undefined. */
interface PickedPerson {
  readonly companyId: string;
  readonly userId: string | undefined;
}

interface CompanyPersonPickerProps {
  readonly source: CompanySource;
  readonly isOpen: boolean;
  readonly companyTitle: string;
  readonly personTitle: (company: Company) => string;
  /** A first entry that stands for the whole company, where it may be picked. */
  readonly all?: string;
  /** The user's id. */
  readonly picked?: string | undefined;
  readonly onPick: (person: PickedPerson) => void;
  readonly onClose: () => void;
}

/** First the company, then one of those people whose account the caller may manage. A company that is the only one is not asked for. */
export function CompanyPersonPicker(props: CompanyPersonPickerProps) {
  const { source, isOpen, companyTitle, personTitle, all, picked, onPick, onClose } = props;
  const { companies, hasFailed, onRetry } = source;
  const [chosenId, setChosenId] = useState<string>();
  const only = companies?.length === 1 ? companies[0] : undefined;
  const company = companies?.find(({ id }) => id === chosenId) ?? only;
  const people = company?.employees.filter(({ mayManage }) => mayManage);
  const close = () => {
    setChosenId(undefined);
    onClose();
  };
  return (
    <>
      <CompanyPicker
        source={source}
        isOpen={isOpen && !company}
        title={companyTitle}
        onPick={setChosenId}
        onClose={close}
      />
      <PickerSheet
        isOpen={isOpen && company !== undefined}
        title={company ? personTitle(company) : ''}
        {...(all !== undefined && { all })}
        options={people?.flatMap((person) => optionsOf(person, person.user))}
        picked={picked}
        hasFailed={hasFailed}
        onRetry={onRetry}
        onPick={(userId) => {
          setChosenId(undefined);
          if (company) onPick({ companyId: company.id, userId });
        }}
        onClose={close}
      />
    </>
  );
}

function optionsOf({ userId, name }: Company['employees'][number], detail: string | null): PickerOption[] {
  return userId === null ? [] : [{ id: userId, name, ...(detail !== null && { detail }) }];
}
