import type { Database } from '../../../platform/db/database.ts';
import { findDocument } from '../documents/document.repository.ts';
import type { SigningDirectory } from '../signing-directory.ts';

/** Reads who the guest of a document is, for the page that they open; undefined when the document is gone. */
export function createGuestDescriber({ db, directory }: { db: Database; directory: SigningDirectory }) {
  return async (documentId: string) => {
    const document = await findDocument(db, documentId);
    if (!document) return undefined;
    const company = document.companyId ? await directory.findCompany(db, document.companyId) : undefined;
    return {
      fullName: `${document.receiverName} ${document.receiverSurname}`,
      email: document.receiverEmail,
      company: company ? { id: company.id, name: company.name } : null,
      needsSmsCode: document.needsCode,
    };
  };
}
