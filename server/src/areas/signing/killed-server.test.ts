import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  saveSignatures,
  completeDocument,
  decodeGuestLink,
  getDocumentToSign,
  getSealing,
  openGuestLink,
} from 'shared-api/contracts/signing';
import { hasCommand } from '../../platform/pdf-editing/testing/scratch.ts';
import { sampled } from '../../testing/sampled.ts';
import { addDatabaseTo } from '../../testing/templates.ts';
import { drawnIn } from './testing/documents.builders.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

const kills = sampled({ name: 'moments at which a server is killed', whole: 2, sample: 1 });
const title = 'Contratto di lavoro';
const isChecked = hasCommand('pdfsig') || process.env['CI'] !== undefined;
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sportello-killed-'));
  await addDatabaseTo(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface OutboxMail {
  subject: string;
  to: string;
  links: string[];
  attachments: { name: string; address: string }[];
}

async function fetchOutbox({ address }: ServerProcess, path: string): Promise<Response> {
  const token = await readFile(join(folder, 'outbox-token'), 'utf8');
  return fetch(address + path, { headers: { authorization: `Bearer ${token.trim()}` } });
}

async function outboxOf(server: ServerProcess): Promise<OutboxMail[]> {
  return (await (await fetchOutbox(server, '/dev/outbox.json')).json()) as OutboxMail[];
}

async function signedBoxes(server: ServerProcess, id: string, cookie: string): Promise<boolean[]> {
  const { body } = await server.call(getDocumentToSign, { id }, cookie);
  return getDocumentToSign.output.parse(body).boxes.map(({ isSigned }) => isSigned);
}

it('loses nothing that was acknowledged and seals once, wherever the server is killed', async () => {
  let server = await startServerProcess(folder);
  const invitation = (await outboxOf(server)).find(({ subject }) => subject.includes(title));
  const link = new URL(invitation?.links[0] ?? '').pathname.split('/').at(-1) ?? '';
  const id = decodeGuestLink(link)?.documentId ?? '';
  const opened = await server.call(openGuestLink, { link });
  const { cookie } = opened;

  const first = await server.call(saveSignatures, { id, ...drawnIn(0) }, cookie);
  expect(first.status).toBe(200);
  if (kills > 1) {
    const unanswered = server.call(saveSignatures, { id, ...drawnIn(1) }, cookie);
    unanswered.catch(() => undefined);
    await server.kill();
    server = await startServerProcess(folder);
  }

  expect(await signedBoxes(server, id, cookie)).toMatchObject({ 0: true, 2: false });
  const rest = { id, ...drawnIn(1, 2) };
  expect((await server.call(saveSignatures, rest, cookie)).status).toBe(200);
  const cutOff = server.call(completeDocument, { id }, cookie);
  cutOff.catch(() => undefined);
  // One answer later the server is in the middle of sealing.
  await signedBoxes(server, id, cookie);
  await server.kill();

  server = await startServerProcess(folder);
  expect((await server.call(completeDocument, { id }, cookie)).status).toBe(200);
  await untilSealed(server, id, cookie);
  expect((await server.call(completeDocument, { id }, cookie)).status).toBe(200);
  const mails = (await outboxOf(server)).filter(
    ({ subject, attachments }) => subject.includes(title) && attachments.length > 0,
  );
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['hr@acme.example', 'mario.rossi@acme.example']);
  const file = await fetchOutbox(server, mails[0]?.attachments[0]?.address ?? '');
  const sealed = Buffer.from(await file.arrayBuffer());
  await server.kill();
  expect(countOf(sealed, '/SubFilter')).toBe(4);
  if (isChecked) expect(validSignatures(sealed)).toBe(4);
});

async function untilSealed(server: ServerProcess, id: string, cookie: string): Promise<void> {
  const address = `${server.address}${getSealing.path}?v_id=${id}`;
  for (let state = ''; state !== 'signed'; await setTimeout(100)) {
    const answer = await fetch(address, { headers: { 'x-sportello-client': 'test', cookie } });
    state = getSealing.output.parse(await answer.json()).state;
  }
}

const countOf = (bytes: Buffer, word: string) => bytes.toString('latin1').split(word).length - 1;

function validSignatures(bytes: Buffer): number {
  const path = join(folder, 'sealed.pdf');
  writeFileSync(path, bytes);
  return countOf(execFileSync('pdfsig', ['-nocert', path]), 'Signature is Valid');
}
