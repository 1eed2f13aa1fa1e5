import { useState } from 'react';
import { CompanyPicker, IconButton, TextField, useTexts, type CompanySource } from 'shared-ui';
import { confirmationMailsTexts } from './confirmation-mails.texts.ts';

interface CompanyFieldProps {
  readonly source: CompanySource;
  readonly companyId: string | undefined;
  readonly name: string | undefined;
  readonly error: string | undefined;
  readonly onPick: (companyId: string | undefined) => void;
}

/** A company, chosen in a sheet with a search. */
export function CompanyField({ source, companyId, name = '', error, onPick }: CompanyFieldProps) {
  const t = useTexts(confirmationMailsTexts);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      <TextField
        label={t('field.company')}
        icon="company"
        value={name}
        error={error}
        readOnly
        onClick={open}
        onKeyDown={({ key }) => (key === 'ArrowDown' || key === ' ') && open()}
        trailing={<IconButton icon="down" label={t('openCompanies')} aria-haspopup="dialog" onClick={open} />}
      />
      <CompanyPicker
        source={source}
        isOpen={isOpen}
        title={t('pickCompany')}
        picked={companyId}
        onPick={(picked) => {
          onPick(picked);
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
