import type { FastifyInstance } from 'fastify';
import {
  signInByQrCode,
  createQrCode,
  downloadQrCode,
  listQrCodes,
  revokeQrCode,
  checkQrPassword,
} from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import { answerWithSession } from '../../../platform/http/session-cookie.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of QR codes for signing in. */
export function serveQrLogin(app: FastifyInstance, { qrLogin }: AuthServices): void {
  serve(app, checkQrPassword, ({ input, caller }) => qrLogin.describeNew(signedIn(caller), input));
  serve(app, createQrCode, ({ input, caller }) => qrLogin.create(signedIn(caller), input));
  serveDownload(app, downloadQrCode, ({ input, caller }) => qrLogin.download(signedIn(caller), input));
  serve(app, listQrCodes, async ({ caller }) => ({ codes: await qrLogin.list(signedIn(caller)) }));
  serve(app, revokeQrCode, ({ input, caller }) => qrLogin.revoke(signedIn(caller), input));
  serve(app, signInByQrCode, async ({ input, caller, reply }) =>
    answerWithSession(reply, await qrLogin.enter(caller, input)),
  );
}
