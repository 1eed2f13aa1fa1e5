import { useLocation } from 'react-router-dom';
import { isAdminSession, useSignedIn } from 'shared-api';
import type { SessionView } from 'shared-api/contracts/platform';
import { LoadMore, Page, useIsPhone, usePageTitle, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import { failureSentence } from './action-failure.ts';
import { ActiveFilters } from './active-filters.component.tsx';
import { DocumentCards } from './document-cards.component.tsx';
import { DocumentHeader } from './document-header.component.tsx';
import { DocumentTableContext } from './document-table-context.ts';
import { DocumentsBody } from './document-list-body.component.tsx';
import classes from './document-list.module.css';
import { LazyDocumentTable } from './lazy-document-table.tsx';
import { OwnDocumentsNotice } from './own-documents.component.tsx';
import { ReceiverHint } from './receiver-hint.component.tsx';
import { SelectionBar } from './selection-bar.component.tsx';
import { useCompanies } from './use-companies.ts';
import { useDocumentActions } from './use-document-actions.tsx';
import { useDocumentBar } from './use-document-bar.ts';
import { useDocumentFilters } from './use-document-filters.ts';
import { useDocuments } from './use-document-list.ts';
import { useSelection } from './use-selection.ts';
import { useLoadRemaining } from './use-load-remaining.ts';
import { usePollPending } from './use-poll-pending.ts';

/** The document grid: of administrators at /documentsAdmin, of receivers at /documents (spec 02 §2). */
export function DocumentsScreen() {
  const t = useTexts(documentListTexts);
  const session = useSignedIn();
  const isAdmin = managesList(session, useLocation().pathname);
  const title = t(!isAdmin && isAdminSession(session) ? 'own.title' : 'title');
  usePageTitle(title);
  const isPhone = useIsPhone();
  const { filters, change } = useDocumentFilters(isAdmin);
  const companies = useCompanies(isAdmin);
  const list = useDocuments(filters, isAdmin ? 'managed' : 'own');
  const { rows, query, loadMore } = list;
  const { ids, selected, select, deselect } = useSelection(rows);
  const { isTaking, loadRemaining, stop } = useLoadRemaining(list, select);
  const actions = useDocumentActions(selected, list, deselect);
  const taking = isTaking ? { label: t('selection.taking', { count: rows.length }), stop } : null;
  usePollPending(rows, list.refreshRows);
  const { open } = useDocumentBar({
    isAdmin,
    selected,
    busy: actions.busy,
    onSend: () => void actions.send(),
    onDelete: () => void actions.remove(),
    onSaveCopy: () => void actions.saveCopy(),
    onSendCopy: () => void actions.sendCopy(),
    onSealAgain: () => void actions.sealAgain(),
  });
  const isComplete = !query.hasNextPage;
  const moreError = query.isFetchNextPageError ? failureSentence(query.error) : undefined;
  const hasRows = rows.length > 0;
  const model = {
    rows,
    selected: ids,
    onSelect: select,
    onOpen: open,
    onEndNear: () => moreError === undefined && loadMore(),
    isComplete,
    isAdmin,
  };
  const header = (
    <DocumentHeader
      isAdmin={isAdmin}
      filters={filters}
      companies={companies}
      isRefreshing={query.isRefetching}
      onChange={change}
      onRefresh={() => void list.refresh()}
    />
  );
  return (
    <Page title={title} width="full" aside={header}>
      <div className={classes.screen}>
        {isAdmin && <OwnDocumentsNotice />}
        {!isAdmin && <ReceiverHint session={session} rows={rows} />}
        <ActiveFilters filters={filters} companies={companies} onChange={change} />
        <DocumentsBody isAdmin={isAdmin} list={list} filters={filters} onChange={change}>
          <SelectionBar
            count={selected.length}
            loaded={rows.length}
            problem={isPhone || selected.length > 1 ? null : (selected[0]?.deliveryProblem ?? null)}
            hasRest={!isComplete}
            work={actions.work ?? taking}
            hasCheckAll={isPhone}
            onToggleAll={(isOn) => select(new Set(isOn ? rows.map(({ id }) => id) : []))}
            onLoadRemaining={() => void loadRemaining()}
          />
          <DocumentTableContext value={model}>
            {isPhone ? (
              <DocumentCards />
            ) : (
              <div className={classes.table}>
                <LazyDocumentTable />
              </div>
            )}
          </DocumentTableContext>
          {hasRows && (isPhone || moreError) && (
            <LoadMore
              hasMore={!isComplete}
              isLoading={query.isFetchingNextPage}
              onLoadMore={loadMore}
              error={moreError}
            />
          )}
        </DocumentsBody>
      </div>
      {actions.dialogs}
    </Page>
  );
}

/** An administrator finds at /documents what is addressed to himself; to who acts for others nothing is. */
function managesList(session: SessionView, path: string): boolean {
  return isAdminSession(session) && (path !== '/documents' || session.actingFor !== null);
}
