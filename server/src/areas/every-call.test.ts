import type { Access, Call, Download, ErrorAnswer } from 'shared-api/contracts/common';
import { z } from 'zod';
import { makeDemoCompany } from '../demo/make-demo.ts';
import { demoUserId } from '../demo/people.demo.ts';
import type { PdfEditing } from '../platform/pdf-editing/pdf-editing.ts';
import { createTestApp, signInAs, type TestApp } from '../testing/index.ts';
import { everyCall } from '../testing/every-call.ts';
import { passwordHasher } from './auth/testing/password-hasher.ts';
import { createAreas, serveAreas } from './create-areas.ts';

type Who = 'a visitor' | 'who owes a code' | 'a guest' | 'who owes a password' | 'staff' | 'an administrator';

/** Who is kept out of a class of calls, and with which status: 401 where signing in would help. */
const keptOut: Readonly<Record<Access, Partial<Record<Who, 401 | 403>>>> = {
  public: {},
  pending: { 'a visitor': 401 },
  guest: { 'a visitor': 401, 'who owes a code': 401, 'who owes a password': 403 },
  newcomer: { 'a visitor': 401, 'who owes a code': 401, 'a guest': 403 },
  'signed-in': { 'a visitor': 401, 'who owes a code': 401, 'a guest': 403, 'who owes a password': 403 },
  admin: {
    'a visitor': 401,
    'who owes a code': 401,
    'a guest': 403,
    'who owes a password': 403,
    staff: 403,
  },
};

let testApp: TestApp;
let cookies: Readonly<Record<Who, string>>;

beforeAll(async () => {
  testApp = await createTestApp({
    routes: (app, platform) => serveAreas(app, createAreas({ ...platform, pdfEditing: {} as PdfEditing })),
  });
  const { db, clock } = testApp;
  await makeDemoCompany({ db, clock, passwordHasher, password: 'Demo-prova-12345!' });
  const mario = demoUserId('mario.rossi');
  const documentId = '018f4a3e-0000-7000-8000-000000000000';
  cookies = {
    'a visitor': '',
    'who owes a code': await signInAs(testApp, mario, { kind: 'pending' }),
    'a guest': await signInAs(testApp, 'guest', { kind: 'guest', documentId }),
    'who owes a password': await signInAs(testApp, demoUserId('luca.verdi')),
    staff: await signInAs(testApp, mario),
    'an administrator': await signInAs(testApp, demoUserId('admin')),
  };
});
afterAll(() => testApp.close());

/** Makes a call with nothing in it. */
async function ask({ method, path, encoding }: Call | Download, who: Who) {
  const empty = { form: '', json: '{}', multipart: '--x--\r\n', query: undefined }[encoding];
  const type = {
    form: 'application/x-www-form-urlencoded',
    json: 'application/json',
    multipart: 'multipart/form-data; boundary=x',
    query: undefined,
  }[encoding];
  const response = await testApp.app.inject({
    method,
    url: path,
    headers: { 'x-sportello-client': 'test', cookie: cookies[who], ...(type && { 'content-type': type }) },
    ...(empty !== undefined && { payload: empty }),
  });
  return { status: response.statusCode, body: response.body };
}

const named = everyCall.map((call) => [call.name, call] as const);
const guarded = named.filter(([, { access }]) => access !== 'public');
const asking = named.filter(([, { input }]) => !z.safeDecode(input, {} as never).success);

describe('every call', () => {
  it('is one of many', () => {
    expect([named.length > 80, guarded.length > 50, asking.length > 40]).toEqual([true, true, true]);
  });

  it.each(guarded)('%s keeps out who may not make it, before it looks at the rest', async (_name, call) => {
    const expected = Object.entries(keptOut[call.access]);
    const statuses = await Promise.all(
      expected.map(async ([who]) => [who, (await ask(call, who as Who)).status]),
    );
    expect(statuses).toEqual(expected);
  });

  it.each(asking)(
    '%s without what it needs is answered 400 and the fields that miss, as they are sent',
    async (_name, call) => {
      const { status, body } = await ask(call, 'an administrator');
      const error = JSON.parse(body) as ErrorAnswer;
      expect([status, error.code]).toEqual([400, 'invalid-input']);
      const sent = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }).properties ?? {};
      expect(Object.keys(error.fields ?? {})).not.toEqual([]);
      expect(Object.keys(error.fields ?? {}).filter((name) => !(name in sent))).toEqual([]);
    },
  );
});
