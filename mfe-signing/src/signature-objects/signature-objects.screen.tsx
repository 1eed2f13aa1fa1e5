import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signatureObjectSearch } from 'shared-api/contracts/signing';
import {
  Button,
  EmptyState,
  LinkButton,
  ListBody,
  Page,
  SelectionBar,
  useListFilters,
  useScreen,
  useSelection,
  useTexts,
} from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { ObjectSearchDialog } from './object-search.dialog.tsx';
import { objectName, signatureObjectColumns } from './signature-object-columns.tsx';
import classes from './signature-objects.module.css';
import { signatureObjectsTexts } from './signature-objects.texts.ts';
import { editPath, newPath, useObjectActions } from './use-object-actions.ts';
import { useObjectRemoval, useSignatureObjects } from './use-signature-objects.ts';

/** The objects that somebody signs with (spec 02 §2, Signature objects). */
export function SignatureObjectsScreen() {
  const t = useTexts(signatureObjectsTexts);
  const navigate = useNavigate();
  const { filters, change } = useListFilters({ search: '' });
  const search = signatureObjectSearch.catch('').parse(filters.search);
  const setSearch = (text: string) => change({ search: text });
  const [isSearching, setIsSearching] = useState(false);
  const { list, total } = useSignatureObjects(search);
  const selection = useSelection(list.rows);
  const { selected, deselect } = selection;
  const { remove, question } = useObjectRemoval(deselect);
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('dashboard'), icon: 'home' },
    actions: useObjectActions(selected, {
      onSearch: () => setIsSearching(true),
      onDelete: () => void remove(selected),
    }),
  });
  const empty = search ? (
    <EmptyState
      icon="search"
      title={t('state.noResult')}
      action={<Button onClick={() => setSearch('')}>{t('search.clear')}</Button>}
    >
      {t('state.noResultText')}
    </EmptyState>
  ) : (
    <EmptyState
      icon="sign"
      title={t('state.empty')}
      action={
        <LinkButton to={newPath} kind="primary" icon="add">
          {t('state.add')}
        </LinkButton>
      }
    >
      {t('state.emptyText')}
    </EmptyState>
  );
  return (
    <Page lead={t('lead')} width="wide">
      {search && (
        <p className={classes.search}>
          <span>{t('search.active', { text: search })}</span>
          <Button size="s" icon="close" onClick={() => setSearch('')}>
            {t('search.clear')}
          </Button>
        </p>
      )}
      <ListBody
        label={t('list')}
        list={list}
        columns={signatureObjectColumns(t)}
        getName={(row) => objectName(t, row)}
        selection={selection}
        onOpen={({ id }) => void navigate(editPath(id))}
        failedTitle={t('state.failed')}
        empty={empty}
      >
        <SelectionBar
          list={list}
          selection={selection}
          total={total}
          countText={t('selection.count', { count: selected.length })}
          loadingText={t('selection.loading', { count: list.rows.length })}
          describeError={failureText}
        />
      </ListBody>
      {isSearching && (
        <ObjectSearchDialog text={search} onSearch={setSearch} onClose={() => setIsSearching(false)} />
      )}
      {question}
    </Page>
  );
}
