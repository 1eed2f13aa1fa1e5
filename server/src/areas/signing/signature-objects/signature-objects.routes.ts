import type { FastifyInstance } from 'fastify';
import {
  countSignatureObjects,
  countSignatureObjectsForCheckbox,
  deleteSignatureObject,
  deleteSignatureObjects,
  getDefaultSignatureObjects,
  getSignatureObject,
  getSignatureObjectPicture,
  listSignatureObjects,
  maxImageBytes,
  saveSignatureObject,
} from 'shared-api/contracts/signing';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { largeBody } from '../../../platform/http/request-body.ts';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';

/** What is uploaded is read where it arrives, and never stored as it came. */
const upload = { upload: { min: 1, max: maxImageBytes }, keepsFiles: false };

/** The calls of the signature objects. */
export function serveSignatureObjects(
  app: FastifyInstance,
  { signatureObjects: objects, signatureObjectChanges: changes }: SigningServices,
): void {
  serve(app, listSignatureObjects, ({ caller, input }) => objects.list(signedIn(caller), input));
  serve(app, countSignatureObjects, ({ caller }) => objects.count(signedIn(caller)));
  serve(app, countSignatureObjectsForCheckbox, ({ caller }) => objects.count(signedIn(caller)));
  serve(app, getSignatureObject, ({ caller, input }) => objects.get(signedIn(caller), input));
  serveDownload(app, getSignatureObjectPicture, ({ caller, input }) =>
    objects.readPicture(signedIn(caller), input),
  );
  serve(app, getDefaultSignatureObjects, ({ caller }) => objects.defaults(signedIn(caller)));
  serve(
    app,
    saveSignatureObject,
    ({ caller, input, files }) => changes.save(signedIn(caller), input, files.file),
    { ...upload, bodyLimit: largeBody },
  );
  serve(app, deleteSignatureObject, ({ caller, input }) => changes.remove(signedIn(caller), [input.id]));
  serve(app, deleteSignatureObjects, ({ caller, input }) => changes.remove(signedIn(caller), input.ids));
}
