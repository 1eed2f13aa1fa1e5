import type { FastifyInstance } from 'fastify';
import {
  deleteDocument,
  deleteDocuments,
  getDocumentForm,
  updateDocument,
} from 'shared-api/contracts/signing';
import { serve } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** Editing and deleting documents. */
export function serveDocumentEdit(app: FastifyInstance, { documentEdit }: SigningServices): void {
  serve(app, getDocumentForm, ({ caller, input }) => documentEdit.get(caller, input));
  serve(app, updateDocument, ({ caller, input }) => documentEdit.save(caller, input));
  serve(app, deleteDocument, ({ caller, input }) => documentEdit.remove(caller, { ids: [input.id] }));
  serve(app, deleteDocuments, ({ caller, input }) => documentEdit.remove(caller, input));
}
