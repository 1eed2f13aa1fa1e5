import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  checkLoginQRCode,
  createQRCodeSingle,
  downloadQRCode,
  getQRCodes,
  qrCodeDays,
  revokeQRCode,
  validateCreateQRCode,
} from 'shared-api/contracts/auth';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import { setSessionCookie } from '../../../platform/http/session-cookie.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of QR codes for signing in. */
export function serveQrLogin(app: FastifyInstance, services: AuthServices): void {
  serveMaking(app, services);
  serveList(app, services);
  serve(
    app,
    checkLoginQRCode,
  )(async ({ input, caller, reply }) => {
    const { opened, ...outcome } = await services.qrLogin.enter(input, caller);
    if (opened) setSessionCookie(reply, opened.token, opened);
    return { result: 'OK', ...outcome };
  });
}

function serveMaking(app: FastifyInstance, { qrLogin }: AuthServices): void {
  serve(
    app,
    validateCreateQRCode,
  )(async ({ input, caller }) => {
    const left = await qrLogin.countLeft(sessionOf(caller), input);
    return { result: 'OK', validForDays: qrCodeDays, left };
  });
  serve(
    app,
    createQRCodeSingle,
  )(async ({ input, caller }) => {
    const ticket = await qrLogin.giveTicket(sessionOf(caller), input);
    return { result: 'OK', address: downloadQRCode.path, ticket };
  });
  serveDownload(
    app,
    downloadQRCode,
  )(async ({ input, caller }) => {
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
  serve(app, getQRCodes)(async ({ caller }) => ({ codes: await qrLogin.list(sessionOf(caller)) }));
  serve(
    app,
    revokeQRCode,
  )(async ({ input, caller }) => {
    await qrLogin.revoke(sessionOf(caller), input.id);
    return { Result: 'OK' };
  });
}
