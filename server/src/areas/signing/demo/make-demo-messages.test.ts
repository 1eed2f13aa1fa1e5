import {
  countUnreadMessages,
  getSentMessage,
  getSigningOverview,
  listDocuments,
} from 'shared-api/contracts/signing';
import { makeDemoCompany } from '../../../demo/make-demo.ts';
import { demoUserId } from '../../../demo/people.demo.ts';
import { loadPrincipal } from '../../../principals.ts';
import { callOn, createTestApp, signInAs, type TestApp } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { createAreas, serveAreas } from '../../create-areas.ts';
import type { SigningServices } from '../create-signing.ts';
import { signingMessages } from '../messages/message.schema.ts';
import { createFakePdfEditing } from '../testing/fake-pdf-editing.ts';
import { makeDemoMessages } from './make-demo-messages.ts';

let testApp: TestApp;
let signing: SigningServices;

beforeAll(async () => {
  testApp = await createTestApp({
    loadPrincipal,
    routes: (app, platform) => {
      const areas = createAreas({ ...platform, pdfEditing: createFakePdfEditing() });
      ({ signing } = areas.services);
      serveAreas(app, areas);
    },
  });
  const passwordHasher = { hash: async () => '-', verify: async () => false };
  await makeDemoCompany({ db: testApp.db, clock: testApp.clock, passwordHasher, password: '-' });
  await testApp.db.update(authUsers).set({ passwordChangedAt: testApp.clock.now() });
});
afterAll(() => testApp.close());

const unreadOf = async (username: string) => {
  const cookie = await signInAs(testApp, demoUserId(username));
  return (await callOn(testApp.app, getSigningOverview, {}, { cookie })).output;
};

it('gives people messages that they have read and others that wait, files that are kept, and mails of what was signed alone', async () => {
  const { platform, db, clock } = testApp;
  await makeDemoMessages({ ...platform, db, clock, signing });
  const mario = await unreadOf('mario.rossi');
  expect(mario.unread.map(({ title, hasAttachment }) => [title, hasAttachment])).toEqual([
    ['Chiusura degli uffici dal 24 dicembre', false],
    ['Il portale si aggiorna giovedì sera', false],
    ['Accordo sul lavoro da casa', true],
  ]);
  const counts = Object.fromEntries(
    await Promise.all(
      ['admin', 'hr.acme', 'giulia.bianchi', 'luca.verdi', 'anna.neri'].map(async (username) => {
        const cookie = await signInAs(testApp, demoUserId(username));
        const input = { offset: 0, limit: 10 };
        return [
          username,
          (await callOn(testApp.app, countUnreadMessages, input, { cookie })).output.total,
        ] as const;
      }),
    ),
  );
  expect(counts).toEqual({ admin: 1, 'hr.acme': 1, 'giulia.bianchi': 2, 'luca.verdi': 1, 'anna.neri': 2 });
  const written = await testApp.db.select().from(signingMessages);
  expect(written.filter(({ signsAttachment }) => signsAttachment).map(({ boxes }) => boxes.length)).toEqual([
    1, 1, 0, 0,
  ]);
  for (const { fileHash } of written)
    if (fileHash) expect(await testApp.platform.storage.has(fileHash)).toBe(true);
  const subjects = (await testApp.outbox()).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'Documento firmato: Uso della postazione condivisa – Acme S.p.A.',
    'Mario Rossi ha firmato: Uso della postazione condivisa – Acme S.p.A.',
  ]);
});

it('has one that was signed: sealed, among the documents of who signed it, and followed by who sent it', async () => {
  await testApp.platform.jobs.runDue();
  const id = 'demo-postazione-mario.rossi';
  const as = async (username: string) => ({ cookie: await signInAs(testApp, demoUserId(username)) });
  const query = { start: 0, length: 30, status: '1', search: '' } as const;
  const { rows } = (await callOn(testApp.app, listDocuments, query, await as('mario.rossi'))).output;
  expect(rows.map((row) => [row.id, row.title, row.state])).toEqual([
    [id, 'Uso della postazione condivisa', 'signed'],
  ]);
  const { message } = (
    await callOn(testApp.app, getSentMessage, { id: 'demo-postazione' }, await as('hr.acme'))
  ).output;
  expect(message).toMatchObject({ delivered: 2, read: 2, signed: 1 });
});
