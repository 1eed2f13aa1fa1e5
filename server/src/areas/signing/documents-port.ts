import type { Storage } from '../../platform/storage/storage.ts';
import type { SignedInCaller } from '../../platform/http/caller.ts';
import type { Documents } from '../ports/documents.port.ts';
import type { SigningServices } from './create-signing.ts';
import { findDocumentTitles, findSignedStates } from './documents/document.repository.ts';
import { createHandOver } from './documents/hand-over.ts';
import { countOpenDocuments } from './documents/open-documents.repository.ts';
import { createRemoveUnsigned } from './documents/remove-unsigned.ts';

/** Makes what the area does for others, by the very services that people use. */
export function createDocumentsPort(
  services: () => SigningServices,
  {
    storage,
    ...platform
  }: { readonly storage: Storage } & Parameters<typeof createRemoveUnsigned>[0] &
    Parameters<typeof createHandOver>[0],
): Documents {
  return {
    addForEmployee: async (caller, { title, fileName, bytes, receiver, boxes, companyId }) => {
      const { uploads, documentAdd, sending } = services();
      const sender = inCompany(caller, companyId);
      const stored = await storage.put([bytes], { limit: bytes.length });
      const upload = await uploads.add(sender, { ...stored, name: fileName, type: 'application/pdf' });
      const { id } = await documentAdd.add(sender, {
        uploadId: upload.id,
        title,
        receiverName: receiver.name,
        receiverSurname: receiver.surname,
        receiverEmail: receiver.email,
        boxes: [...boxes],
        savesCopy: true,
        expires: false,
      });
      await sending.send(sender, { ids: [id] });
      return id;
    },
    countOpen: countOpenDocuments,
    handOver: createHandOver(platform),
    findSigned: findSignedStates,
    findTitles: findDocumentTitles,
    removeUnsigned: createRemoveUnsigned(platform),
  };
}

/** The document belongs to the company whose affair it is, also when a super user of another one sends it. */
function inCompany(caller: SignedInCaller, companyId: string): SignedInCaller {
  return { ...caller, session: { ...caller.session, companyId, actingFor: null } };
}
