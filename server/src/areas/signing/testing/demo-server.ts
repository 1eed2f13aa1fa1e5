import { setTimeout } from 'node:timers/promises';
import { checkLogin } from 'shared-api/contracts/auth';
import type { Call, Given } from 'shared-api/contracts/common';
import { encodeRequest } from 'shared-api/contracts/common';
import { sendCodeByMail, verifyCode } from 'shared-api/contracts/platform';
import {
  createDocument,
  decodeGuestLink,
  getSealing,
  openGuestLink,
  sendDocuments,
  uploadDocument,
} from 'shared-api/contracts/signing';
import { z } from 'zod';
import { demoPeople } from '../../../demo/people.demo.ts';
import { pdfFile } from './documents.builders.ts';
import type { ServerProcess } from './server-process.ts';

/** A request as it goes over the network. */
interface RawRequest {
  readonly cookie: string;
  /** The content type, where the body does not bring its own. */
  readonly type?: string;
  readonly body: string | URLSearchParams | FormData | undefined;
}

/** What people do with a server in a process of its own that has the demo. */
export type DemoServer = ReturnType<typeof demoOf>;

const product = 'docsign';
const receiver = {
  receiverName: 'Carla',
  receiverSurname: 'Gallo',
  receiverEmail: 'carla.gallo@example.org',
};

/** Makes what people do with a server; `outboxToken` opens its outbox. */
export function demoOf({ address }: Pick<ServerProcess, 'address'>, outboxToken: string) {
  return { post, get, signIn, sendDocument, untilSealed };

  async function post(path: string, { cookie, type, body }: RawRequest) {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'x-sportello-client': 'test', cookie, ...(type && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    });
    return { status: response.status, body: await response.text(), cookie: cookieOf(response) ?? cookie };
  }

  async function get(path: string, cookie: string) {
    const response = await fetch(address + path, { headers: { 'x-sportello-client': 'test', cookie } });
    return { status: response.status, body: await response.text() };
  }

  /** Makes a call that must work. */
  async function call<I extends z.ZodType, O extends z.ZodType>(
    contract: Call<I, O>,
    input: Given<I>,
    { cookie = '', files = {} }: { cookie?: string; files?: Record<string, File> } = {},
  ) {
    const { url, body } = encodeRequest(contract, input as never, files);
    const answer = await post(url, { cookie, body });
    if (answer.status >= 400) throw new Error(`${contract.name} answered ${answer.status}: ${answer.body}`);
    return { output: contract.output.parse(JSON.parse(answer.body)), cookie: answer.cookie };
  }

  /** Signs somebody of the demo in by a code by mail. @returns their cookie */
  async function signIn(username: string, password: string): Promise<string> {
    const first = await call(checkLogin, { username, password, product, channel: 'MAIL' });
    const { output, cookie } = await call(
      sendCodeByMail,
      { username, product, purpose: 'login' },
      { cookie: first.cookie },
    );
    const to = demoPeople.find((person) => person.username === username)?.email ?? '';
    const code = await findInMails(to, /\b(\d{6})\b/);
    return (await call(verifyCode, { challenge: output.challenge, code }, { cookie })).cookie;
  }

  /** Sends a document with so many boxes to a guest, who opens it. @returns its id and the guest's cookie */
  async function sendDocument(cookie: string, boxes: number): Promise<{ id: string; cookie: string }> {
    const uploaded = await call(uploadDocument, {}, { cookie, files: { v_file: pdfFile() } });
    const { output } = await call(
      createDocument,
      {
        ...receiver,
        uploadId: uploaded.output.uploadId,
        title: 'Contratto',
        boxes: Array.from({ length: boxes }, (_, index) => boxAt(index)),
        savesCopy: true,
        expires: false,
      },
      { cookie },
    );
    await call(sendDocuments, { ids: [output.id] }, { cookie });
    const link = await findInMails(receiver.receiverEmail, /\/reservate\/(\w[\w-]*)/);
    if (decodeGuestLink(link)?.documentId !== output.id) throw new Error('No mail holds the link');
    return { id: output.id, cookie: (await call(openGuestLink, { link })).cookie };
  }

  async function untilSealed(id: string, cookie: string): Promise<void> {
    for (let state = ''; state !== 'signed'; await setTimeout(100)) {
      const { body } = await get(`${getSealing.path}?v_id=${id}`, cookie);
      state = getSealing.output.parse(JSON.parse(body)).state;
      if (state === 'failed') throw new Error('The document could not be sealed');
    }
  }

  /** What a pattern finds in the newest mail to an address that has it: the demo sends mails of its own meanwhile. */
  async function findInMails(to: string, pattern: RegExp): Promise<string> {
    const response = await fetch(`${address}/dev/outbox.json`, {
      headers: { authorization: `Bearer ${outboxToken}` },
    });
    const mails = z.array(z.object({ to: z.string(), text: z.string() })).parse(await response.json());
    for (const mail of mails) {
      const found = mail.to === to ? pattern.exec(mail.text)?.[1] : undefined;
      if (found !== undefined) return found;
    }
    throw new Error(`No mail to ${to} holds ${pattern.source}`);
  }
}

function cookieOf(response: Response): string | undefined {
  const given = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return given.length > 0 ? given.join('; ') : undefined;
}

const columns = 8;

/** Boxes beside and below each other, each as small as one may be: two hundred on a page. */
function boxAt(index: number) {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return { page: 1, x: 0.02 + column * 0.12, y: 0.02 + row * 0.035, width: 0.115, height: 0.03 };
}
