import { useNavigate } from 'react-router-dom';
import { newConfirmationMailId, type ConfirmationMailRow } from 'shared-api/contracts/signing';
import {
  Button,
  EmptyState,
  ListBody,
  ListLayout,
  Page,
  SelectionBar,
  useSelection,
  useTexts,
  type RecordColumn,
} from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { confirmationMailsTexts, type ConfirmationMailsWords } from './confirmation-mails.texts.ts';
import { MailTools } from './mail-tools.component.tsx';
import { useConfirmationMails, useMailFilters } from './use-confirmation-mails.ts';
import { useDeleteMails } from './use-delete-mails.ts';
import { useMailCompany } from './use-mail-company.ts';
import { useMailsBar } from './use-mails-bar.ts';

/** The addresses that get the signed documents of a company (spec 02 §2, Confirmation-mail list). */
export function ConfirmationMailsScreen() {
  const t = useTexts(confirmationMailsTexts);
  const navigate = useNavigate();
  const { mayChoose } = useMailCompany();
  const filters = useMailFilters();
  const { search } = filters;
  const companyId = mayChoose ? filters.companyId : undefined;
  const { list, total } = useConfirmationMails({ search, companyId });
  const selection = useSelection(list.rows);
  const { remove, dialog } = useDeleteMails(selection.deselect);
  const open = (id: string) => {
    const query = companyId === undefined ? '' : `?${new URLSearchParams({ company: companyId })}`;
    void navigate(`/editConfMail/${encodeURIComponent(id)}${query}`);
  };
  useMailsBar({
    selected: selection.selected,
    onAdd: () => open(newConfirmationMailId),
    onEdit: ({ id }) => open(id),
    onDelete: (rows) => void remove(rows),
  });
  const isOfSeveral = mayChoose && companyId === undefined;
  return (
    <Page lead={t('lead')} width="wide">
      <ListLayout>
        <MailTools filters={filters} isRefreshing={list.isRefreshing} onRefresh={() => void list.refresh()} />
        <ListBody
          label={t('table')}
          list={list}
          columns={mailColumns(t, isOfSeveral)}
          getName={({ email, companyName }) => (isOfSeveral ? `${email}, ${companyName}` : email)}
          selection={selection}
          onOpen={({ id }) => open(id)}
          loadingLabel={t('loading')}
          failedTitle={t('failed')}
          empty={<NoMails isNarrowed={search !== '' || companyId !== undefined} onReset={filters.reset} />}
        >
          <SelectionBar
            list={list}
            selection={selection}
            total={total}
            countText={t('selection.count', { count: selection.selected.length })}
            loadingText={t('selection.loading', { count: list.rows.length })}
            describeError={failureText}
          />
        </ListBody>
      </ListLayout>
      {dialog}
    </Page>
  );
}

function NoMails({ isNarrowed, onReset }: { readonly isNarrowed: boolean; readonly onReset: () => void }) {
  const t = useTexts(confirmationMailsTexts);
  if (!isNarrowed)
    return (
      <EmptyState icon="mail" title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="search"
      title={t('empty.narrowed')}
      action={<Button onClick={onReset}>{t('empty.reset')}</Button>}
    >
      {t('empty.narrowedText')}
    </EmptyState>
  );
}

function mailColumns(t: ConfirmationMailsWords, isOfSeveral: boolean): RecordColumn<ConfirmationMailRow>[] {
  return [
    {
      id: 'number',
      header: t('column.number'),
      align: 'end',
      onCard: 'hidden',
      cell: ({ number }) => number,
    },
    { id: 'email', header: t('column.email'), onCard: 'title', cell: ({ email }) => email },
    ...(isOfSeveral
      ? [
          {
            id: 'company',
            header: t('column.company'),
            onCard: 'subtitle' as const,
            cell: ({ companyName }: ConfirmationMailRow) => companyName,
          },
        ]
      : []),
  ];
}
