import type { OutputOf } from 'shared-api/contracts/common';
import type { getMessageAttachment } from 'shared-api/contracts/signing';

type MessageAttachment = OutputOf<typeof getMessageAttachment>;

const a4 = { width: 595, height: 842, rotation: 0 };

/** An attachment of two pages that is to be signed. */
export function buildAttachment(overrides: Partial<MessageAttachment> = {}): MessageAttachment {
  return {
    id: 'copy-1',
    title: 'Regolamento interno',
    senderCompany: 'Acme',
    createdAt: '2026-11-21T09:00:00.000Z',
    fileName: 'regolamento.pdf',
    fileSize: 120_000,
    type: 'application/pdf',
    address: '/AlertMsgReadAttachment?v_id=copy-1',
    downloadAddress: '/AlertMsgDownloadAttachment?v_id=copy-1',
    pages: [a4, a4],
    isSigned: false,
    isSealed: false,
    maySign: true,
    ...overrides,
  };
}
