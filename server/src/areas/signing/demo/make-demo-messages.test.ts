import { countUnreadMessages, getSigningOverview } from 'shared-api/contracts/signing';
import { makeDemoCompany } from '../../../demo/make-demo.ts';
import { demoUserId } from '../../../demo/people.demo.ts';
import { loadPrincipal } from '../../../principals.ts';
import { callOn, createTestApp, signInAs, type TestApp } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { createAreas, serveAreas } from '../../create-areas.ts';
import { signingMessages } from '../messages/message.schema.ts';
import { createFakePdfEditing } from '../testing/fake-pdf-editing.ts';
import { makeDemoMessages } from './make-demo-messages.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp({
    loadPrincipal,
    routes: (app, platform) =>
      serveAreas(app, createAreas({ ...platform, pdfEditing: createFakePdfEditing() })),
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

it('gives people messages that they have read and others that wait, files that are kept, and no mail', async () => {
  await makeDemoMessages({ ...testApp.platform, db: testApp.db, clock: testApp.clock });
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
    1, 0, 0,
  ]);
  for (const { fileHash } of written)
    if (fileHash) expect(await testApp.platform.storage.has(fileHash)).toBe(true);
  expect(await testApp.outbox()).toEqual([]);
});
