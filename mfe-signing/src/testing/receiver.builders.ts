import type { z } from 'zod';
import type {
  getDocumentToSign,
  DocumentRow,
  getGuestLink,
  DocumentBox,
  getSealing,
} from 'shared-api/contracts/signing';
import { buildSession } from 'shared-api/testing';

type Reservation = z.output<(typeof getGuestLink)['output']>;
type SignDocument = z.output<(typeof getDocumentToSign)['output']>;

type Sealing = z.output<(typeof getSealing)['output']>;

const sent = '2026-11-21T09:00:00.000Z';

/** The session of a guest who came for `document-1`. */
export function buildGuest() {
  return buildSession({
    userId: 'guest:document-1',
    username: 'carla.gallo@example.com',
    fullName: 'Carla Gallo',
    isGuest: true,
    permissions: [],
    documentId: 'document-1',
  });
}

export function buildReservation(overrides: Partial<Reservation> = {}): Reservation {
  return {
    title: 'Contratto di locazione',
    sender: 'Anna Rossi',
    company: 'Acme',
    receiverName: 'Carla',
    senderEmail: 'anna.rossi@example.com',
    sentAt: sent,
    pageCount: 12,
    signaturesDone: 0,
    signaturesTotal: 3,
    expiresAt: null,
    isExpired: false,
    isSigned: false,
    ownDocumentId: null,
    ...overrides,
  };
}

/** A box that waits, a third of its page wide. */
export function buildBox(overrides: Partial<DocumentBox> = {}): DocumentBox {
  return {
    index: 0,
    page: 1,
    x: 0.5,
    y: 0.8,
    width: 0.33,
    height: 0.08,
    isSigned: false,
    image: null,
    firstLine: '',
    secondLine: '',
    ...overrides,
  };
}

/** A document of two pages with a box on each. */
export function buildSignDocument(overrides: Partial<SignDocument> = {}): SignDocument {
  return {
    id: 'document-1',
    title: 'Contratto di locazione',
    sender: 'anna.rossi@example.com',
    receiverEmail: 'carla.gallo@example.com',
    boxes: [buildBox(), buildBox({ index: 1, page: 2 })],
    address: '/api/DocSignReadFile?v_id=document-1',
    pages: [
      { width: 595, height: 842, rotation: 0 },
      { width: 842, height: 595, rotation: 90 },
    ],
    needsCode: false,
    needsAllPages: false,
    maySign: true,
    isSigned: false,
    sentAt: sent,
    formerMeans: null,
    hiddenParts: null,
    deviceKey: null,
    ...overrides,
  };
}

/** A document that is sealed and mailed to both sides. */
export function buildSealing(overrides: Partial<Sealing> = {}): Sealing {
  return { state: 'signed', isMailed: true, isSenderMailed: true, savesCopy: true, ...overrides };
}

/** The row that the guest's list holds. */
export function buildReceiverRow(overrides: Partial<DocumentRow> = {}): DocumentRow {
  return {
    number: 1,
    id: 'document-1',
    createdAt: sent,
    title: 'Contratto di locazione',
    sender: 'anna.rossi@example.com',
    receiverName: 'Carla',
    receiverSurname: 'Gallo',
    receiverEmail: 'carla.gallo@example.com',
    savesCopy: true,
    isPhoneVerified: false,
    isSent: true,
    sentAt: sent,
    expires: false,
    expiryHours: null,
    expiresAt: null,
    isSigned: false,
    signedAt: null,
    attachment: 'contratto.pdf',
    isMisaddressed: false,
    state: 'sent',
    lifecycle: 'sent',
    lifecycleSince: sent,
    hasSealProblem: false,
    delivery: 'sent',
    deliveryProblem: null,
    signaturesDone: 0,
    signaturesTotal: 2,
    may: {
      edit: false,
      remove: false,
      send: false,
      view: true,
      sign: true,
      verifyMobile: false,
      download: false,
      sendCopy: false,
      sealAgain: false,
    },
    version: 1,
    ...overrides,
  };
}
