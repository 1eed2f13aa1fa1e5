import type { NewDocument } from '../documents/document.schema.ts';

/** A row of the table of documents, as a draft of Acme. */
export function documentRecord({ id, now }: { id: string; now: Date }): NewDocument {
  return {
    id,
    companyId: 'acme',
    senderUserId: 'acme',
    senderEmail: 'acme@example.com',
    senderName: 'Acme',
    receiverName: 'Mario',
    receiverSurname: 'Rossi',
    receiverEmail: 'mario.rossi@example.com',
    receiverEmailKey: 'mario.rossi@example.com',
    title: `Documento ${id}`,
    searchKey: `documento ${id} mario rossi mario.rossi@example.com`,
    savesCopy: true,
    expires: false,
    fileHash: '0'.repeat(64),
    fileName: `${id}.pdf`,
    fileSize: 1000,
    uploadedHash: '0'.repeat(64),
    pages: [{ width: 595, height: 842, rotation: 0 }],
    signaturesTotal: 1,
    createdAt: now,
    updatedAt: now,
    updatedBy: 'acme',
  };
}
