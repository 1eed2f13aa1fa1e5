import { searchManagedPeople, useCompanyNames } from 'shared-api/queries';
import { CompanyPersonPicker, useTexts } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';
import { useActingFor } from './use-acting-for.ts';

interface ActingForPickerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** First the company, then one of its employees or all of it (spec 03 §1). Who has one company only goes straight on. */
export function ActingForPicker({ isOpen, onClose }: ActingForPickerProps) {
  const t = useTexts(shellTexts);
  const { mutate } = useActingFor();
  return (
    <CompanyPersonPicker
      source={useCompanyNames({ isNeeded: isOpen })}
      searchOf={searchManagedPeople}
      isOpen={isOpen}
      companyTitle={t('acting.company')}
      personTitle={() => t('acting.employee')}
      all={t('acting.wholeCompany')}
      onPick={(person) => {
        mutate(person);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
