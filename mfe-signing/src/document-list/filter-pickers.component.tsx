import { useSignedIn } from 'shared-api';
import type { Company } from 'shared-api/contracts/directory';
import { PickerSheet, useTexts, type Pick } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import type { useCompanies } from './use-companies.ts';
import type { DocumentFilters } from './use-document-filters.ts';

interface FilterPickersProps {
  readonly open: 'company' | 'resources' | null;
  readonly companies: ReturnType<typeof useCompanies>;
  readonly filters: DocumentFilters;
  readonly onChange: (changes: Partial<DocumentFilters>) => void;
  readonly onClose: () => void;
}

/** The two sheets that narrow the list: one company, one person. */
export function FilterPickers({ open, companies, filters, onChange, onClose }: FilterPickersProps) {
  const t = useTexts(documentListTexts);
  const { actingFor } = useSignedIn();
  const { data, isError, refetch } = companies;
  const common = { hasFailed: isError, onRetry: () => void refetch(), onClose };
  const narrow = (changes: Partial<DocumentFilters>) => {
    onChange(changes);
    onClose();
  };
  return (
    <>
      <PickerSheet
        {...common}
        isOpen={open === 'company'}
        title={t('picker.company')}
        all={t('picker.allCompanies')}
        picks={data}
        picked={filters.companyId}
        onPick={(companyId) => narrow({ companyId, userId: undefined })}
      />
      <PickerSheet
        {...common}
        isOpen={open === 'resources'}
        title={t('picker.resources')}
        all={t('picker.allResources')}
        picks={data && peopleOf(data, actingFor?.company.id ?? filters.companyId)}
        picked={filters.userId}
        onPick={(userId) => narrow({ userId })}
      />
    </>
  );
}

/** Those employees who have a user, of one company or of all. */
function peopleOf(companies: readonly Company[], companyId: string | undefined): Pick[] {
  return companies
    .filter(({ id }) => companyId === undefined || id === companyId)
    .flatMap(({ name: detail, employees }) =>
      employees.flatMap(({ userId, name }) => (userId === null ? [] : [{ id: userId, name, detail }])),
    );
}
