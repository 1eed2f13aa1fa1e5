import { useNavigate } from 'react-router-dom';
import { Page, useListFilters, useScreen, useTexts } from 'shared-ui';
import { CheckFile } from './check-file.component.tsx';
import { ImportDetail } from './import-detail.component.tsx';
import { ImportHistory } from './import-history.component.tsx';
import { importTexts } from './import.texts.ts';

/** People from a file: a file to check and the imports that there were, or one of them. */
export function ImportScreen() {
  const t = useTexts(importTexts);
  const { filters, change } = useListFilters({ import: '', only: '' });
  const navigate = useNavigate();
  const open = (id: string) => void navigate(`/importUsers?import=${encodeURIComponent(id)}`);
  useScreen({
    title: t('title'),
    back: filters.import
      ? { to: '/importUsers', label: t('back') }
      : { to: '/users', label: t('users'), icon: 'users' },
  });
  if (filters.import)
    return (
      <Page width="wide">
        <ImportDetail
          key={filters.import}
          id={filters.import}
          isOnlyErrors={filters.only === 'errors'}
          onFilter={(isOnlyErrors) => change({ only: isOnlyErrors ? 'errors' : '' })}
        />
      </Page>
    );
  return (
    <Page width="wide" lead={t('lead')}>
      <CheckFile onChecked={open} />
      <ImportHistory onOpen={open} />
    </Page>
  );
}
