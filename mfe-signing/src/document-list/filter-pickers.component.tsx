import { useSignedIn } from 'shared-api';
import { searchPeople } from 'shared-api/queries';
import { CompanyPicker, PersonSearch, useTexts, type CompanySource } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import type { DocumentFilters } from './use-document-filters.ts';

interface FilterPickersProps {
  readonly open: 'company' | 'resources' | null;
  readonly companies: CompanySource;
  readonly filters: DocumentFilters;
  readonly onChange: (changes: Partial<DocumentFilters>) => void;
  readonly onClose: () => void;
}

/** The two sheets that narrow the list: one company, one person. */
export function FilterPickers({ open, companies, filters, onChange, onClose }: FilterPickersProps) {
  const t = useTexts(documentListTexts);
  const { actingFor } = useSignedIn();
  const narrow = (changes: Partial<DocumentFilters>) => {
    onChange(changes);
    onClose();
  };
  return (
    <>
      <CompanyPicker
        source={companies}
        isOpen={open === 'company'}
        title={t('picker.company')}
        all={t('picker.allCompanies')}
        picked={filters.companyId}
        onPick={(companyId) => narrow({ companyId, userId: undefined })}
        onClose={onClose}
      />
      <PersonSearch
        search={searchPeople(actingFor?.company.id ?? filters.companyId)}
        isOpen={open === 'resources'}
        title={t('picker.resources')}
        all={t('picker.allResources')}
        picked={filters.userId}
        onPick={(userId) => narrow({ userId })}
        onClose={onClose}
      />
    </>
  );
}
