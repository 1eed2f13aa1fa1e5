import { lifecycleOf, type DocumentRow } from 'shared-api/contracts/signing';
import { buildSession } from 'shared-api/testing';

/** An administrator of everything. */
export function buildAdmin() {
  return buildSession({ userId: 'admin-1', username: 'admin', flags: { a: 'Y', b: 'Y' } });
}

/** A row of the administrator's grid, with the state that goes with the rest: a draft by default. */
export function buildDocument(overrides: Partial<DocumentRow> = {}): DocumentRow {
  const row = { ...draft, ...overrides };
  const { isFileChanged = false, isSealGivenUp = false } = row;
  const isExpired = row.state === 'sent' && row.expiresAt !== null && new Date(row.expiresAt) < new Date();
  const lifecycle = lifecycleOf({ ...row, openedAt: null, isFileChanged, isSealGivenUp, isExpired });
  const lifecycleSince = row.signedAt ?? row.sentAt ?? row.createdAt;
  return { lifecycle, lifecycleSince, ...row };
}

const draft: Omit<DocumentRow, 'lifecycle' | 'lifecycleSince'> = {
  number: 1,
  id: 'document-1',
  createdAt: '2026-11-21T09:00:00.000Z',
  title: 'Contratto di locazione',
  sender: 'admin@acme.example',
  receiverName: 'Carla',
  receiverSurname: 'Gallo',
  receiverEmail: 'carla.gallo@example.com',
  savesCopy: false,
  isPhoneVerified: false,
  isSent: false,
  sentAt: null,
  expires: false,
  expiryHours: null,
  expiresAt: null,
  isSigned: false,
  signedAt: null,
  attachment: 'contratto.pdf',
  isMisaddressed: false,
  state: 'draft',
  delivery: 'none',
  deliveryProblem: null,
  signaturesDone: 0,
  signaturesTotal: 2,
  may: {
    edit: true,
    remove: true,
    send: true,
    view: true,
    sign: false,
    verifyMobile: false,
    download: false,
    sendCopy: false,
    sealAgain: false,
  },
  version: 1,
};

/** A row that is signed and whose copy was saved. */
export function buildSignedDocument(overrides: Partial<DocumentRow> = {}): DocumentRow {
  const may = {
    edit: false,
    remove: true,
    send: false,
    view: true,
    sign: false,
    verifyMobile: false,
    download: true,
    sendCopy: false,
    sealAgain: false,
  };
  return buildDocument({
    savesCopy: true,
    isSent: true,
    sentAt: '2026-11-21T09:05:00.000Z',
    isSigned: true,
    signedAt: '2026-11-21T10:00:00.000Z',
    state: 'signed',
    delivery: 'sent',
    signaturesDone: 2,
    may,
    ...overrides,
  });
}
