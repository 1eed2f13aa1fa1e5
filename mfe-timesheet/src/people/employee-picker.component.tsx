import { useSignedIn } from 'shared-api';
import { searchManagedPeople, useCompanyNames } from 'shared-api/queries';
import { CompanyPersonPicker, useTexts } from 'shared-ui';
import { peopleTexts } from './people.texts.ts';
import { useOpenEmployee } from './use-open-employee.ts';

interface EmployeePickerProps {
  /** Called when somebody is chosen, whose months are then opened. */
  readonly onPick: () => void;
  readonly onClose: () => void;
}

/** An administrator's choice of whose months to open: the company, then one of its employees, searched for (spec 01 §2). */
export function EmployeePicker({ onPick, onClose }: EmployeePickerProps) {
  const t = useTexts(peopleTexts);
  const { userId: own, actingFor } = useSignedIn();
  const { mutate } = useOpenEmployee();
  return (
    <CompanyPersonPicker
      source={useCompanyNames()}
      searchOf={searchManagedPeople}
      isOpen
      companyTitle={t('company')}
      personTitle={({ name }) => t('employees', { company: name })}
      picked={actingFor?.employee?.userId ?? own}
      onPick={({ companyId, userId }) => {
        onClose();
        if (userId === undefined) return;
        onPick();
        mutate({ companyId, userId });
      }}
      onClose={onClose}
    />
  );
}
