import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from 'shared-api';
import { listManagedCompanies, type Company } from 'shared-api/contracts/directory';
import { PickerSheet, useTexts } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';
import { useActingFor } from './use-acting-for.ts';

interface ActingForPickerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** First the company, then one of its employees or all of it (spec 03 §1). Who has one company only goes straight on. */
export function ActingForPicker({ isOpen, onClose }: ActingForPickerProps) {
  const t = useTexts(shellTexts);
  const [chosen, setChosen] = useState<Company>();
  const { mutate } = useActingFor();
  const companies = useQuery({
    queryKey: ['directory', 'companies'],
    queryFn: ({ signal }) => call(listManagedCompanies, {}, { signal }),
    enabled: isOpen,
  });
  const list = companies.data?.companies;
  const company = chosen ?? (list?.length === 1 ? list[0] : undefined);
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  const source = { hasFailed: companies.isError, onRetry: () => void companies.refetch() };
  return (
    <>
      <PickerSheet
        {...source}
        isOpen={isOpen && !company}
        title={t('acting.company')}
        picks={list}
        onPick={(id) => setChosen(list?.find((candidate) => candidate.id === id))}
        onClose={close}
      />
      <PickerSheet
        {...source}
        isOpen={isOpen && company !== undefined}
        title={t('acting.employee')}
        all={t('acting.wholeCompany')}
        picks={company && peopleOf(company)}
        onPick={(userId) => {
          if (company) mutate({ companyId: company.id, userId });
          close();
        }}
        onClose={close}
      />
    </>
  );
}

const peopleOf = ({ employees }: Company) =>
  employees.flatMap(({ userId, user, name, mayManage }) =>
    userId === null || !mayManage ? [] : [{ id: userId, name, ...(user !== null && { detail: user }) }],
  );
