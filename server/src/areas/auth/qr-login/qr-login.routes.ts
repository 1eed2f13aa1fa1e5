import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  signInByQrCode,
  createQrCode,
  downloadQrCode,
  listQrCodes,
  qrCodeDays,
  revokeQrCode,
  checkQrPassword,
} from 'shared-api/contracts/auth';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import { setSessionCookie } from '../../../platform/http/session-cookie.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of QR codes for signing in. */
export function serveQrLogin(app: FastifyInstance, services: AuthServices): void {
  serveMaking(app, services);
  serveList(app, services);
  serve(app, signInByQrCode, async ({ input, caller, reply }) => {
    const { opened, ...outcome } = await services.qrLogin.enter(caller, input);
    if (opened) setSessionCookie(reply, opened.token, opened);
    return outcome;
  });
}

function serveMaking(app: FastifyInstance, { qrLogin }: AuthServices): void {
  serve(app, checkQrPassword, async ({ input, caller }) => {
    const left = await qrLogin.countLeft(sessionOf(caller), input);
    return { validForDays: qrCodeDays, left };
  });
  serve(app, createQrCode, async ({ input, caller }) => {
    const ticket = await qrLogin.giveTicket(sessionOf(caller), input);
    return { address: downloadQrCode.path, ticket };
  });
  serveDownload(app, downloadQrCode, async ({ input, caller }) => {
    const picture = await qrLogin.make(sessionOf(caller), input.ticket);
    return {
      stream: Readable.from([picture]),
      name: 'codice-qr.png',
      type: 'image/png',
      size: picture.length,
    };
  });
}

function serveList(app: FastifyInstance, { qrLogin }: AuthServices): void {
  serve(app, listQrCodes, async ({ caller }) => ({ codes: await qrLogin.list(sessionOf(caller)) }));
  serve(app, revokeQrCode, ({ input, caller }) => qrLogin.revoke(sessionOf(caller), input.id));
}
