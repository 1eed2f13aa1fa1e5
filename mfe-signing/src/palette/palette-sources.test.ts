import { QueryClient } from '@tanstack/react-query';
import { setBoot } from 'shared-api';
import { findEmployees, listOwnCompanies } from 'shared-api/contracts/directory';
import {
  documentsLiveKey,
  getSigningOverview,
  listDocuments,
  listMessages,
  overviewLiveKey,
  type MessageRow,
} from 'shared-api/contracts/signing';
import { callQuery, listQuery } from 'shared-api/queries';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { buildAdmin, buildDocument } from '../testing/document.builders.ts';
import { companySource, documentSource, messageSource, personSource } from './palette.sources.ts';

const server = createFakeServer();
const by = () => ({ signal: new AbortController().signal, queries: new QueryClient() });
const row = buildDocument({ title: 'Contratto & nomina' });
const toSign = buildDocument({ id: 'document-2', may: { ...row.may, sign: true } });

describe('what the palette finds of documents', () => {
  it('leads an administrator to the list, and who signs to the signing', async () => {
    server.on(listDocuments).answer(() => ({ rows: [row, toSign], next: null }));
    setBoot(buildBoot({ session: buildAdmin() }));
    expect((await documentSource.search('contratto', by())).map(({ to }) => to)).toEqual([
      '/documentsAdmin?search=Contratto+%26+nomina&status=-1',
      '/sign/document-2',
    ]);
    expect(server.inputs(listDocuments)[0]).toMatchObject({ search: 'contratto', status: '-1' });
    setBoot(buildBoot({ session: buildSession() }));
    expect((await documentSource.search('contratto', by()))[0]?.to).toBe(
      '/documents?search=Contratto+%26+nomina',
    );
  });

  it('knows the documents of the lists that were opened', () => {
    const { queries } = by();
    const list = listQuery(
      listDocuments,
      ({ start, length }) => ({ start, length, status: '-1' as const, search: '' }),
      {
        live: documentsLiveKey,
      },
    );
    queries.setQueryData(list.queryKey, { pages: [{ rows: [row], next: null }], pageParams: [] });
    const overview = callQuery(getSigningOverview, {}, { live: overviewLiveKey });
    queries.setQueryData([...overview.queryKey], { toSign: [] });
    expect(documentSource.loaded?.(queries).map(({ label }) => label)).toEqual(['Contratto & nomina']);
  });

  it('leads to the message of somebody whose title the server found', async () => {
    const message: MessageRow = {
      number: 1,
      id: 'copy-1',
      messageId: 'message-1',
      title: 'Chiusura degli uffici',
      createdAt: '2026-11-14T09:05:00.000Z',
      isRead: false,
      readAt: null,
      senderCompany: 'Acme S.p.A.',
      receiver: 'Mario Rossi',
      attachment: '',
      attachmentType: null,
      hasAttachment: false,
      isSigned: false,
      isSignatureEnabled: false,
      documentId: null,
      may: { open: false, view: false, sign: false, signOnceRead: false, remove: false },
    };
    server
      .on(listMessages)
      .answer(() => ({ messages: { total: 1, unread: 1, pages: [{ rows: [message] }] }, next: null }));
    expect(await messageSource.search('uffici', by())).toEqual([
      {
        id: 'copy-1',
        label: 'Chiusura degli uffici',
        detail: 'Acme S.p.A., 14/11/2026',
        icon: 'message',
        to: '/messages/copy-1',
      },
    ]);
    expect(server.inputs(listMessages)).toMatchObject([{ search: 'uffici', status: '-1', length: 6 }]);
  });

  it('finds people as the server does, and companies by words, which it reads once', async () => {
    const employees = [
      { userId: 'u1', user: null, name: 'Mario Rossi', companyName: 'Acme', mayManage: true },
    ];
    server.on(findEmployees).answer(() => ({ employees, total: 1 }));
    const companies = [
      { id: 'acme', name: 'Acme' },
      { id: 'beta', name: 'Beta' },
    ];
    server.on(listOwnCompanies).answer(() => ({ companies }));
    const search = by();
    expect(await personSource.search('rossi', search)).toMatchObject([
      { label: 'Mario Rossi', detail: 'Acme', to: '/documentsAdmin?status=-1&resource=u1' },
    ]);
    expect(server.inputs(findEmployees)).toEqual([{ text: 'rossi' }]);
    expect(await companySource.search('BET', search)).toMatchObject([
      { label: 'Beta', to: '/documentsAdmin?status=-1&company=beta' },
    ]);
    await companySource.search('acme', search);
    expect(server.inputs(listOwnCompanies)).toHaveLength(1);
    expect(companySource.loaded?.(search.queries)).toHaveLength(2);
  });
});
