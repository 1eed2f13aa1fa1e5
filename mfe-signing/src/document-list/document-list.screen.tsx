import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isAdminSession, useCompanies, useSignedIn } from 'shared-api';
import type { SessionView } from 'shared-api/contracts/platform';
import { ListBody, ListLayout, Page, usePageTitle, useSelection, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import { ActiveFilters } from './active-filters.component.tsx';
import { documentColumns } from './document-columns.tsx';
import { DocumentGrid } from './document-grid.ts';
import { DocumentHeader } from './document-header.component.tsx';
import { DocumentsEmpty } from './document-list-empty.component.tsx';
import { DocumentSelection } from './document-selection.component.tsx';
import { OwnDocumentsNotice } from './own-documents.component.tsx';
import { ReceiverHint } from './receiver-hint.component.tsx';
import { useDocumentActions } from './use-document-actions.tsx';
import { useDocumentBar } from './use-document-bar.ts';
import { useDocumentFilters } from './use-document-filters.ts';
import { useDocuments } from './use-document-list.ts';
import { useSelectSigned } from './use-select-signed.ts';

/** In milliseconds: the names of the filters may be a little old. */
const companiesMaxAge = 5 * 60_000;

/** The document grid: of administrators at /documentsAdmin, of receivers at /documents (spec 02 §2). */
export function DocumentsScreen() {
  const t = useTexts(documentListTexts);
  const session = useSignedIn();
  const isAdmin = managesList(session, useLocation().pathname);
  const title = t(!isAdmin && isAdminSession(session) ? 'own.title' : 'title');
  usePageTitle(title);
  const { filters, change } = useDocumentFilters(isAdmin);
  const companies = useCompanies({ isNeeded: isAdmin, maxAge: companiesMaxAge });
  const list = useDocuments(filters, isAdmin ? 'managed' : 'own');
  const { rows } = list;
  const selection = useSelection(rows);
  const { selected, select, deselect } = selection;
  useSelectSigned(rows, select);
  const actions = useDocumentActions(selected, list, deselect);
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
  const columns = useMemo(() => documentColumns(t), [t]);
  const header = (
    <DocumentHeader
      isAdmin={isAdmin}
      filters={filters}
      companies={companies}
      isRefreshing={list.isRefreshing}
      onChange={change}
      onRefresh={() => void list.refresh()}
    />
  );
  return (
    <Page title={title} width="full" aside={header}>
      <ListLayout>
        {isAdmin && <OwnDocumentsNotice />}
        {!isAdmin && <ReceiverHint session={session} rows={rows} />}
        <ActiveFilters filters={filters} companies={companies} onChange={change} />
        <ListBody
          label={t('table')}
          list={list}
          columns={columns}
          getName={({ title }) => title}
          selection={selection}
          onOpen={open}
          grid={DocumentGrid}
          loadingLabel={t('state.loading')}
          failedTitle={t('state.failed')}
          empty={<DocumentsEmpty isAdmin={isAdmin} filters={filters} onChange={change} />}
        >
          <DocumentSelection list={list} selection={selection} work={actions.work} />
        </ListBody>
      </ListLayout>
      {actions.dialogs}
    </Page>
  );
}

/** An administrator finds at /documents what is addressed to them; to who acts for others nothing is. */
function managesList(session: SessionView, path: string): boolean {
  return isAdminSession(session) && (path !== '/documents' || session.actingFor !== null);
}
