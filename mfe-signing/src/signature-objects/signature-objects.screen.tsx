import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Button,
  EmptyState,
  LinkButton,
  ListBody,
  Page,
  SelectionBar,
  useScreen,
  useSelection,
  useTexts,
} from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { ObjectSearchDialog } from './object-search.dialog.tsx';
import { objectName, signatureObjectColumns } from './signature-object-columns.tsx';
import classes from './signature-objects.module.css';
import { signatureObjectsTexts } from './signature-objects.texts.ts';
import { useObjectRemoval, useSignatureObjects } from './use-signature-objects.ts';

const pathOf = (id: string) => `/editFirma/${encodeURIComponent(id)}`;
const newPath = pathOf('0');

/** The objects that somebody signs with (spec 02 §2, Signature objects). */
export function SignatureObjectsScreen() {
  const t = useTexts(signatureObjectsTexts);
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [isSearching, setIsSearching] = useState(false);
  const list = useSignatureObjects(search);
  const selection = useSelection(list.rows);
  const { selected, deselect } = selection;
  const { remove, question } = useObjectRemoval(deselect);
  const [only, another] = selected;
  // Every place is taken all the time, so that no button moves; what is not offered cannot be pressed.
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('dashboard'), icon: 'home' },
    actions: [
      {
        id: 'search',
        label: t('action.search'),
        icon: 'search',
        onClick: () => setIsSearching(true),
        shortcut: '/',
      },
      {
        id: 'edit',
        label: t('action.edit'),
        icon: 'edit',
        disabled: !only || another !== undefined,
        onClick: () => only && void navigate(pathOf(only.id)),
      },
      {
        id: 'delete',
        label: t('action.delete'),
        icon: 'delete',
        tone: 'danger',
        disabled: !only,
        onClick: () => void remove(selected),
      },
      {
        id: 'add',
        label: t('action.add'),
        icon: 'add',
        tone: 'primary',
        disabled: only !== undefined,
        onClick: () => void navigate(newPath),
        shortcut: 'n',
      },
    ],
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
        onOpen={({ id }) => void navigate(pathOf(id))}
        failedTitle={t('state.failed')}
        empty={empty}
      >
        <SelectionBar
          list={list}
          selection={selection}
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
