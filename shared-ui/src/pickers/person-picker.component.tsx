import type { Company } from 'shared-api/contracts/directory';
import type { PickerOption } from '../overlay/find-options.ts';
import { PickerSheet } from '../overlay/picker.sheet.tsx';
import type { CompanySource } from './company-picker.component.tsx';

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

function optionsOf({ userId, name }: Company['employees'][number], detail: string | null): PickerOption[] {
  return userId === null ? [] : [{ id: userId, name, ...(detail !== null && { detail }) }];
}
