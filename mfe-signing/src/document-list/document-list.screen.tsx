import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isAdminSession, useSignedIn } from 'shared-api';
import type { SessionView } from 'shared-api/contracts/platform';
import type { DocumentRow } from 'shared-api/contracts/signing';
import {
  ListBody,
  ListLayout,
  Page,
  useChangingIds,
  useColumns,
  useIsPhone,
  useScreen,
  useSelection,
  useTexts,
  type RecordSort,
} from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import { ActiveFilters } from './active-filters.component.tsx';
import { documentColumns, sortOfColumn } from './document-columns.tsx';
import { DocumentDetails } from './document-details.ts';
import { DocumentGrid } from './document-grid.ts';
import { DocumentsEmpty } from './document-list-empty.component.tsx';
import { DocumentSelection } from './document-selection.component.tsx';
import { DocumentTools } from './document-tools.component.tsx';
import { OwnDocumentsNotice } from './own-documents.component.tsx';
import { OfferedSending } from '../sending/offered-sending.component.tsx';
import { fullName } from './questions.ts';
import { RecentSendsNotice } from './recent-sends-notice.component.tsx';
import { ReceiverHint } from './receiver-hint.component.tsx';
import { useDocumentActions } from './use-document-actions.tsx';
import { useDocumentBar } from './use-document-bar.ts';
import { useDocumentFilters, type DocumentOrder } from './use-document-filters.ts';
import { useDocuments } from './use-document-list.ts';
import { useOpenDocument } from './use-open-document.ts';
import { useSelectAdded } from './use-select-added.ts';
import { useSelectSigned } from './use-select-signed.ts';

/** The document grid: of administrators at /documentsAdmin, of receivers at /documents (spec 02 §2). */
export function DocumentsScreen() {
  const t = useTexts(documentListTexts);
  const session = useSignedIn();
  const isAdmin = managesList(session, useLocation().pathname);
  const title = t(!isAdmin && isAdminSession(session) ? 'own.title' : 'title');
  useScreen({ title: title });
  const { filters, change } = useDocumentFilters(isAdmin);
  const { list, total } = useDocuments(filters, isAdmin ? 'managed' : 'own');
  const { rows } = list;
  const selection = useSelection(rows);
  const { select, deselect } = selection;
  const changing = useChangingIds();
  const selected = selection.selected.filter(({ id }) => !changing.has(id));
  useSelectSigned(rows, select);
  useSelectAdded(rows, select);
  const actions = useDocumentActions(selected, list, deselect);
  const { view, open, detailed, closeDetails } = useOpenDocument(isAdmin);
  const detailedRow = rows.find(({ id }) => id === detailed);
  useDocumentBar({
    isAdmin,
    selected,
    busy: actions.busy,
    onView: view,
    onSend: () => void actions.send(),
    onDelete: () => void actions.remove(),
    onSaveCopy: () => void actions.saveCopy(),
    onSendCopy: () => void actions.sendCopy(),
    onSealAgain: () => void actions.sealAgain(),
  });
  const columns = useMemo(() => documentColumns({ t, isAdmin, onOpen: open }), [t, isAdmin, open]);
  const layout = useColumns(`${isAdmin ? 'documents' : 'own-documents'}:${session.userId}`, columns);
  const isPhone = useIsPhone();
  return (
    <Page width="full">
      <ListLayout>
        {isAdmin && <OwnDocumentsNotice />}
        {isAdmin && <RecentSendsNotice />}
        {!isAdmin && <ReceiverHint session={session} rows={rows} />}
        <DocumentTools
          isAdmin={isAdmin}
          filters={filters}
          layout={layout}
          isRefreshing={list.isRefreshing}
          onChange={change}
          onRefresh={() => void list.refresh()}
        />
        {isPhone && <ActiveFilters filters={filters} onChange={change} />}
        <ListBody
          label={t('table')}
          list={list}
          columns={isPhone ? columns : layout.columns}
          getName={nameOf}
          selection={selection}
          isWithoutTicks={!isAdmin}
          onOpen={open}
          {...(filters.order && { sort: shownSort(filters.order) })}
          onSort={(sort) => change({ order: sort && wantedOrder(sort) })}
          onResize={layout.resize}
          grid={DocumentGrid}
          loadingLabel={t('state.loading')}
          failedTitle={t('state.failed')}
          empty={<DocumentsEmpty isAdmin={isAdmin} filters={filters} onChange={change} />}
        >
          <DocumentSelection isAdmin={isAdmin} list={list} total={total} selection={selection} />
        </ListBody>
      </ListLayout>
      {detailedRow && (
        <DocumentDetails
          row={detailedRow}
          isOpen
          onClose={closeDetails}
          onView={view}
          onSaveCopy={(row) => void actions.saveCopy(row)}
        />
      )}
      {isAdmin && <OfferedSending />}
      {actions.dialogs}
    </Page>
  );
}

/** An administrator finds at /documents what is addressed to them; to who acts for others nothing is. */
function managesList(session: SessionView, path: string): boolean {
  return isAdminSession(session) && (path !== '/documents' || session.actingFor !== null);
}

const nameOf = (row: DocumentRow) => `${row.title}, ${fullName(row)}`;

function shownSort({ sort, direction }: DocumentOrder): RecordSort {
  const column = Object.keys(sortOfColumn).find((id) => sortOfColumn[id] === sort);
  return { column: column ?? sort, direction };
}

function wantedOrder({ column, direction }: RecordSort): DocumentOrder | undefined {
  const sort = sortOfColumn[column];
  return sort && { sort, direction };
}
