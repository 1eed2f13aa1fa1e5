import type { FastifyInstance } from 'fastify';
import { checkSealFile, resetSeal, saveSeal } from 'shared-api/contracts/admin';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AdminServices } from '../create-admin.ts';

/** What is read at all; the service refuses more than `maxSealFileBytes` in words of its own. */
const upload = { min: 1, max: 1_000_000 };
/** A key goes nowhere but where it is encrypted. */
const keepsFiles = false;

/** The calls of the seal. */
export function serveSeal(app: FastifyInstance, { seal }: AdminServices): void {
  serve(
    app,
    checkSealFile,
    ({ caller, input, files }) => seal.check(signedIn(caller), input, files['file']),
    { upload, keepsFiles },
  );
  serve(app, saveSeal, ({ caller, input, files }) => seal.save(signedIn(caller), input, files['file']), {
    upload,
    keepsFiles,
  });
  serve(app, resetSeal, ({ caller }) => seal.reset(signedIn(caller)));
}
