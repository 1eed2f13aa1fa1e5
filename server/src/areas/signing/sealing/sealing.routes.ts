import type { FastifyInstance } from 'fastify';
import type { InputOf } from 'shared-api/contracts/common';
import {
  completeDocument,
  getSealing,
  resendSignedCopy,
  sealDocumentAgain,
} from 'shared-api/contracts/signing';
import { largeBody } from '../../../platform/http/request-body.ts';
import { serve, type CallContext } from '../../../platform/http/serve.ts';
import type { SigningServices } from '../create-signing.ts';
import { fileAddress } from '../document-view/document-view.service.ts';

/** From the last signed box to the sealed PDF and its mail. */
export function serveSealing(app: FastifyInstance, { completion, resending }: SigningServices): void {
  const complete = async ({ caller, input }: CallContext<InputOf<typeof completeDocument>>) => {
    const address = fileAddress(input.id);
    const state = await completion.complete(caller, input);
    return { state, inputPath: address, outputPath: address, imagesPath: '' };
  };
  serve(app, completeDocument, complete, { bodyLimit: largeBody });
  serve(app, getSealing, ({ caller, input }) => completion.stateOf(caller, input));
  serve(app, sealDocumentAgain, async ({ caller, input }) => ({
    state: await completion.sealAgain(caller, input),
  }));
  serve(app, resendSignedCopy, ({ caller, input }) => resending.resend(caller, input));
}
