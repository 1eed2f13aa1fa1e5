import { searchManagedPeople, useCompanyNames } from 'shared-api/queries';
import { CompanyPersonPicker, useTexts } from 'shared-ui';
import { profileTexts } from './profile.texts.ts';

interface ProfilePickerProps {
  readonly picked: string | undefined;
  readonly onPick: (userId: string | undefined) => void;
  readonly onClose: () => void;
}

/** An administrator's choice of whose profile to open: the company, then one of its people (spec 01 §2). */
export function ProfilePicker({ picked, onPick, onClose }: ProfilePickerProps) {
  const t = useTexts(profileTexts);
  return (
    <CompanyPersonPicker
      source={useCompanyNames()}
      searchOf={searchManagedPeople}
      isOpen
      companyTitle={t('person.company')}
      personTitle={({ name }) => t('person.pick', { company: name })}
      picked={picked}
      onPick={({ userId }) => onPick(userId)}
      onClose={onClose}
    />
  );
}
