import { authUsers } from '../../auth/users/user.schema.ts';
import { createAreas, serveAreas } from '../../create-areas.ts';
import type { SigningServices } from '../create-signing.ts';
import { listRows } from '../testing/documents.builders.ts';
import { createFakePdfEditing } from '../testing/fake-pdf-editing.ts';
import { work } from '../testing/signing-app.ts';
import { loadPrincipal } from '../../../principals.ts';
import { createTestApp, signInAs, type TestApp } from '../../../testing/index.ts';
import { makeDemoCompany } from '../../../demo/make-demo.ts';
import { demoUserId } from '../../../demo/people.demo.ts';
import { makeDemoDocuments } from './make-demo-documents.ts';

let testApp: TestApp;
let signing: SigningServices;

beforeAll(async () => {
  const pdfEditing = createFakePdfEditing();
  testApp = await createTestApp({
    loadPrincipal,
    routes: (app, platform) => {
      const areas = createAreas({ ...platform, pdfEditing });
      ({ signing } = areas.services);
      serveAreas(app, areas);
    },
  });
  const passwordHasher = { hash: async () => '-', verify: async () => false };
  await makeDemoCompany({ db: testApp.db, clock: testApp.clock, passwordHasher, password: '-' });
});
afterAll(() => testApp.close());

async function list(username: string) {
  const cookie = await signInAs(testApp, demoUserId(username));
  return listRows(testApp, cookie);
}

it('makes drafts, documents that wait, and one that only needs its seal', async () => {
  const signed = await makeDemoDocuments({ ...testApp.platform, signing });
  const states = (await list('hr.acme')).map(({ state, signaturesDone }) => `${state} ${signaturesDone}`);
  expect(states.toSorted()).toEqual(['draft 0', 'draft 0', 'sent 0', 'sent 0', 'sent 1']);
  const waiting = (await list('mario.rossi')).filter(
    ({ may, signaturesDone }) => may.sign && !signaturesDone,
  );
  expect(waiting.map(({ title }) => title)).toEqual(['Contratto di lavoro']);
  expect(signed).toHaveLength(1);
  await testApp.db.update(authUsers).set({ passwordChangedAt: testApp.clock.now() });
  // Their number is on record: the codes go there, and there is nothing to verify.
  const ofBeta = (await list('luca.verdi')).map(({ title, may }) => [title, may.verifyMobile, may.sign]);
  expect(ofBeta).toEqual([['Nomina a incaricato', false, true]]);
  const [first] = signed;
  if (!first) throw new Error('the demo has nothing signed');
  await work(testApp, signing.completion.complete(first.signer, { id: first.id }));
  expect((await list('hr.acme')).filter(({ isSigned }) => isSigned)).toHaveLength(1);
});
