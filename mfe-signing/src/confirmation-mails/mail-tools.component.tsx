import { useState } from 'react';
import { confirmationMailSearch } from 'shared-api/contracts/signing';
import { Button, CompanyPicker, IconButton, useIsPhone, useTexts } from 'shared-ui';
import { FilterBar } from 'shared-ui/filters';
import { confirmationMailsTexts } from './confirmation-mails.texts.ts';
import { MailSearchDialog } from './mail-search.dialog.tsx';
import type { useMailFilters } from './use-confirmation-mails.ts';
import { useMailCompany } from './use-mail-company.ts';

interface MailToolsProps {
  readonly filters: ReturnType<typeof useMailFilters>;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Company and search (spec 02 §2), the search as a popup on a phone; and refresh. */
export function MailTools({ filters, isRefreshing, onRefresh }: MailToolsProps) {
  const t = useTexts(confirmationMailsTexts);
  const isPhone = useIsPhone();
  const { mayChoose, source, nameOf } = useMailCompany();
  const [open, setOpen] = useState<'company' | 'search'>();
  const { search, companyId, change, reset } = filters;
  const close = () => setOpen(undefined);
  const onSearch = (text: string) => change({ search: confirmationMailSearch.parse(text) });
  const name = nameOf(companyId);
  return (
    <>
      <FilterBar
        {...(!isPhone && { search: { value: search, onSearch, label: t('search'), shortcut: '/' } })}
        chosen={[
          ...(isPhone && search !== ''
            ? [{ id: 'search', label: search, onRemove: () => change({ search: '' }) }]
            : []),
          ...(mayChoose && name !== undefined
            ? [{ id: 'company', label: name, onRemove: () => change({ company: '' }) }]
            : []),
        ]}
        onReset={reset}
        end={
          <>
            {mayChoose && isPhone && (
              <IconButton icon="company" label={t('pickCompany')} onClick={() => setOpen('company')} />
            )}
            {mayChoose && !isPhone && (
              <Button icon="company" kind="quiet" aria-haspopup="dialog" onClick={() => setOpen('company')}>
                {t('company', { name: name ?? t('allCompanies') })}
              </Button>
            )}
            {isPhone && (
              <IconButton icon="search" label={t('action.search')} onClick={() => setOpen('search')} />
            )}
            <IconButton
              icon="refresh"
              label={t('action.refresh')}
              aria-busy={isRefreshing || undefined}
              onClick={onRefresh}
            />
          </>
        }
      />
      {open === 'search' && <MailSearchDialog text={search} onSearch={onSearch} onClose={close} />}
      <CompanyPicker
        source={source}
        isOpen={open === 'company'}
        title={t('pickCompany')}
        all={t('allCompanies')}
        picked={companyId}
        onPick={(picked) => {
          change({ company: picked ?? '' });
          close();
        }}
        onClose={close}
      />
    </>
  );
}
