import { useSignedIn } from 'shared-api';
import { CompanyPicker, PersonPicker, useTexts, type CompanySource } from 'shared-ui';
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
      <PersonPicker
        source={companies}
        isOpen={open === 'resources'}
        title={t('picker.resources')}
        all={t('picker.allResources')}
        companyId={actingFor?.company.id ?? filters.companyId}
        picked={filters.userId}
        onPick={(userId) => narrow({ userId })}
        onClose={onClose}
      />
    </>
  );
}
