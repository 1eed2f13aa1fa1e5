import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from 'shared-api';
import { listManagedCompanies, type Company } from 'shared-api/contracts/directory';
import { PickerSheet, useTexts } from 'shared-ui';
import { profileTexts } from './profile.texts.ts';

interface PersonPickerProps {
  readonly picked: string | undefined;
  readonly onPick: (userId: string | undefined) => void;
  readonly onClose: () => void;
}

/** An administrator's choice of whose profile to open: the company, then one of its people (spec 01 §2). */
export function PersonPicker({ picked, onPick, onClose }: PersonPickerProps) {
  const t = useTexts(profileTexts);
  const [chosen, setChosen] = useState<Company>();
  const companies = useQuery({
    queryKey: ['directory', 'companies'],
    queryFn: ({ signal }) => call(listManagedCompanies, {}, { signal }),
  });
  const list = companies.data?.companies;
  const company = chosen ?? (list?.length === 1 ? list[0] : undefined);
  const source = { hasFailed: companies.isError, onRetry: () => void companies.refetch(), onClose };
  return company ? (
    <PickerSheet
      {...source}
      isOpen
      title={t('person.pick', { company: company.name })}
      picks={peopleOf(company)}
      picked={picked}
      onPick={onPick}
    />
  ) : (
    <PickerSheet
      {...source}
      isOpen
      title={t('person.company')}
      picks={list}
      onPick={(id) => setChosen(list?.find((candidate) => candidate.id === id))}
    />
  );
}

const peopleOf = ({ employees }: Company) =>
  employees.flatMap(({ userId, user, name, mayManage }) =>
    userId === null || !mayManage ? [] : [{ id: userId, name, ...(user !== null && { detail: user }) }],
  );
