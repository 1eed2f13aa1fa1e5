import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../http/address-of.ts';
import { cookieOptions, nameOfCookie } from '../http/cookie-options.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { newSecret } from '../ids.ts';
import { readOwnFile, writeOwnFile } from '../storage/own-file.ts';

const fileName = 'outbox-token';
const cookieName = 'sportello_outbox';
const body = `<h1>Outbox</h1>
<p lang="it">La posta in uscita si apre con l’indirizzo che l’avvio del server ha stampato: termina con <code>token=…</code>. Chi lo ha può scrivere qui la parte dopo il segno uguale.</p>
<p>The outbox opens by the address that the start of the server printed: it ends with <code>token=…</code>. Whoever has it can enter the part after the equals sign here.</p>
<form action="/dev/outbox" method="get"><p><label>Token <input name="token" required autocomplete="off"></label> <button>Apri / Open</button></p></form>
<p><a href="/">Sportello</a></p>`;

/** The token that opens the outbox of this installation: made at the first start, kept in the data folder. */
export async function openOutboxToken(dataFolder: string): Promise<string> {
  const known = await readOwnFile(dataFolder, fileName);
  if (known) return known;
  const token = newSecret();
  await writeOwnFile(dataFolder, fileName, token);
  return token;
}

/**
 * A hook that lets through only who has the outbox's token: in the address, which gives the browser a cookie and leads to the address
 * without it, or as `Authorization: Bearer`. Others get a page that says so (403). No address of a network opens it: behind a proxy
 * everybody comes from the same machine.
 */
export function createOutboxGuard(token: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const address = addressOf(request);
    if (isEqual(address.searchParams.get('token'), token)) {
      keepToken(reply, token);
      await reply.redirect(address.pathname);
      return;
    }
    const bearer = request.headers.authorization?.replace(/^Bearer /, '');
    if (isEqual(bearer, token) || isEqual(request.cookies[nameOfCookie(cookieName, request)], token)) return;
    await sendPlainPage(reply.code(403), { title: 'Outbox', body });
  };
}

function keepToken(reply: FastifyReply, token: string): void {
  const { request } = reply;
  const options = { ...cookieOptions(request), sameSite: 'strict' } as const;
  void reply.setCookie(nameOfCookie(cookieName, request), token, options);
}

function isEqual(given: string | null | undefined, token: string): boolean {
  return timingSafeEqual(digest(given ?? ''), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
