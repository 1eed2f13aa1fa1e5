import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findEmployees, listOwnCompanies } from 'shared-api/contracts/directory';
import {
  countDocumentsToSign,
  countListedDocuments,
  listBulkSends,
  listDocuments,
  type DocumentRow,
} from 'shared-api/contracts/signing';
import { createFakeServer } from 'shared-api/testing';
import { DocumentsScreen } from '../document-list/document-list.screen.tsx';
import { renderAt, withFrame } from 'shared-ui/testing';
import { buildAdmin, buildDocument } from './document.builders.ts';

/** The screens of the document grid. */
export const gridScreens = {
  '/documentsAdmin': withFrame(DocumentsScreen),
  '/documents': withFrame(DocumentsScreen),
};

/** Prepares the tests of a file: the grid on a phone, against a server with one document. */
export function setUpDocumentGrid() {
  const server = createFakeServer();
  const user = userEvent.setup();
  const answerRows = (rows: DocumentRow[], next: string | null = null) =>
    server.on(listDocuments).answer(() => ({ rows, next }));

  beforeEach(() => {
    showOnPhone();
    localStorage.clear();
    server.on(listOwnCompanies).answer(() => ({
      companies: [
        { id: 'acme', name: 'Acme' },
        { id: 'beta', name: 'Beta' },
      ],
    }));
    server.on(findEmployees).answer(() => ({
      employees: [{ userId: 'u1', user: null, name: 'Mario Rossi', companyName: 'Acme', mayManage: true }],
      total: 1,
    }));
    server.on(countListedDocuments).answer(() => ({ total: 2 }));
    server.on(countDocumentsToSign).answer(() => ({ total: 0 }));
    server.on(listBulkSends).answer(() => ({ bulkSends: [] }));
    answerRows([buildDocument()]);
  });
  return {
    server,
    user,
    answerRows,
    openAsAdmin: (path = '/documentsAdmin', language: 'it' | 'en' = 'it') =>
      renderAt({ screens: gridScreens, path, session: buildAdmin(), language }),
    tick: async (name: RegExp | string) => user.click(await screen.findByRole('checkbox', { name })),
    /** Presses a card. */
    open: async (title: string) => user.click(await screen.findByRole('button', { name: title })),
    button: (name: string) => screen.findByRole('button', { name }),
  };
}

function showOnPhone(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('768') && !query.includes('>'),
        media: query,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}
