import { getMessageAttachment, readMessageAttachment } from 'shared-api/contracts/signing';
import { makeDemoCompany } from '../../../demo/make-demo.ts';
import { demoUserId } from '../../../demo/people.demo.ts';
import { loadPrincipal } from '../../../principals.ts';
import { callOn, createTestApp, downloadOn, signInAs, type TestApp } from '../../../testing/index.ts';
import { createAreas, serveAreas } from '../../create-areas.ts';
import { createFakePdfEditing } from '../testing/fake-pdf-editing.ts';
import { makeDemoMessages } from './make-demo-messages.ts';

let testApp: TestApp;

beforeAll(async () => {
  const pdfEditing = createFakePdfEditing();
  testApp = await createTestApp({
    loadPrincipal,
    routes: (app, platform) => serveAreas(app, createAreas({ ...platform, pdfEditing })),
  });
  const passwordHasher = { hash: async () => '-', verify: async () => false };
  await makeDemoCompany({ db: testApp.db, clock: testApp.clock, passwordHasher, password: '-' });
  await makeDemoMessages({ ...testApp.platform, db: testApp.db });
});
afterAll(() => testApp.close());

it('makes messages with a PDF and a picture to open, and one that waits to be accepted', async () => {
  const { app } = testApp;
  const cookie = await signInAs(testApp, demoUserId('mario.rossi'));
  const open = (id: string) => callOn(app, getMessageAttachment, { id: `${id}-mario.rossi` }, { cookie });
  expect((await open('demo-regolamento')).output).toMatchObject({
    type: 'application/pdf',
    fileName: 'regolamento-sicurezza.pdf',
  });
  expect((await open('demo-planimetria')).output).toMatchObject({ type: 'image/png', pages: [] });
  const picture = await downloadOn(
    app,
    readMessageAttachment,
    { id: 'demo-planimetria-mario.rossi' },
    { cookie },
  );
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect((await open('demo-chiusura')).error?.code).toBe('forbidden');
  expect(await testApp.outbox()).toEqual([]);
});
