import { createWantsMail } from '../notifications/wants-mail.ts';
import { checkLogin, type LoginChannel } from 'shared-api/contracts/auth';
import { sendCodeByMail, sendCodeBySms, verifyCode } from 'shared-api/contracts/platform';
import { makeDemoCompany } from '../../../demo/make-demo.ts';
import { demoUserId } from '../../../demo/people.demo.ts';
import { createPersonalData } from '../../../platform/personal-data/personal-data.service.ts';
import { platformPersonalData } from '../../../platform/personal-data/platform-personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { callOn, describeOnBothDatabases, postForm, type TestApp } from '../../../testing/index.ts';
import { readTables, writeTables, type TableContents } from '../../../testing/table-contents.ts';
import { directoryPersonalData } from '../../directory/directory-personal-data.ts';
import { serveDirectory } from '../../directory/directory.routes.ts';
import { createDirectory } from '../../directory/directory.service.ts';
import { authPersonalData } from '../auth-personal-data.ts';
import { serveAuth } from '../auth.routes.ts';
import { createAuth, type AuthServices } from '../create-auth.ts';
import { loadPrincipal } from '../sessions/session-view.service.ts';
import { isDecidedByOthers } from '../users/decided-by-others.ts';
import { findAccounts, lockUsers, writePermissions } from '../users/users.repository.ts';
import { passwordHasher } from './password-hasher.ts';

/** The password of everybody in these tests. */
export const password = 'Demo-prova-12345!';

const services = new WeakMap<Platform, AuthServices>();

/** The services behind the calls of a test's application, for what no call does. */
export function authOf({ platform }: TestApp): AuthServices {
  const auth = services.get(platform);
  if (!auth) throw new Error('The application was not made by describeAuth');
  return auth;
}

/** Describes behaviour of signing in on both databases, each test with the demo people alone. */
export function describeAuth(name: string, define: (app: () => TestApp) => void): void {
  describeOnBothDatabases(
    name,
    (testApp) => {
      beforeEach(async () => {
        await testApp().empty();
        await fillWithDemo(testApp());
      });
      define(testApp);
    },
    {
      loadPrincipal,
      routes: (app, platform) => {
        const { directory, auth } = createAuthAreas(platform);
        services.set(platform, auth);
        serveDirectory(app, directory);
        serveAuth(app, auth);
      },
    },
  );
}

let demo: { contents: TableContents; madeAt: Date } | undefined;

/** Writes the demo people into empty tables, as `makeDemoCompany` would make them at this moment. */
async function fillWithDemo({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<void> {
  if (demo) return writeTables(db, atMoment(demo, clock.now()));
  await makeDemoCompany({ db, clock, passwordHasher, password });
  demo = { contents: await readTables(db), madeAt: clock.now() };
}

function atMoment(
  { contents, madeAt }: { contents: TableContents; madeAt: Date },
  moment: Date,
): TableContents {
  const [from, to] = [madeAt, moment].map((date) => date.toISOString().slice(0, -5));
  const tables = Object.entries(contents.tables).map(([name, { columns, rows }]) => [
    name,
    { columns, rows: rows.replaceAll(from ?? '', to ?? '') },
  ]);
  return { ...contents, tables: Object.fromEntries(tables) };
}

type AuthAreas = ReturnType<typeof makeAuthAreas>;
const made = new WeakMap<Platform['jobs'], AuthAreas>();

/** The two areas on a platform, without signing; made once, since they take the platform's jobs. */
export function createAuthAreas(platform: Platform): AuthAreas {
  const areas = made.get(platform.jobs) ?? makeAuthAreas(platform);
  made.set(platform.jobs, areas);
  return areas;
}

function makeAuthAreas(platform: Platform) {
  const { db } = platform.database;
  const directory = createDirectory({
    db,
    audit: platform.audit,
    findAccounts,
    isDecidedByOthers,
    lockAccounts: lockUsers,
    setPermissions: writePermissions,
  });
  const { product, http } = platform.config;
  const { publicUrl } = http;
  const describeGuest = async () => undefined;
  const dependencies = {
    ...platform,
    db,
    directory,
    passwordHasher,
    product,
    publicUrl,
    describeGuest,
    personalData: createPersonalData({
      ...platform,
      db,
      parts,
      findFilesInUse: async () => new Set<string>(),
    }),
    termMonths: async () => usualMonths,
    wantsMail: createWantsMail({ settings: () => ({ listSilent: () => Promise.resolve([]) }) }),
    onEmailChanged: async () => undefined,
    onWaysInEnded: async () => undefined,
  };
  return { directory, auth: createAuth(dependencies) };
}

const parts = [
  { area: 'platform', data: platformPersonalData },
  { area: 'auth', data: authPersonalData },
  { area: 'directory', data: directoryPersonalData },
];
const usualMonths = { health: 36, notes: 24, punches: 60, hours: 120, messages: 120 };

/** The cookie that an answer sets, ready for the next call. */
export function cookieOf({ headers }: { headers: Readonly<Record<string, unknown>> }): string {
  const set = [headers['set-cookie']].flat().map(String).join('; ');
  return /sportello_session=[^;]*/.exec(set)?.[0] ?? '';
}

interface Credentials {
  username?: string;
  password?: string;
  channel?: LoginChannel;
}

/** Enters user and password. */
export function enterPassword(app: TestApp, credentials: Credentials = {}, cookie = '') {
  const given = { username: 'mario.rossi', password, channel: 'MAIL' as const, ...credentials };
  return callOn(app.app, checkLogin, { ...given, product: 'docsign' }, { cookie });
}

/** Has the code of a login sent. */
export function askForCode(app: TestApp, cookie: string, language: 'it' | 'en' = 'it') {
  const input = { username: 'mario.rossi', product: 'docsign', purpose: 'login' as const };
  return callOn(app.app, sendCodeByMail, input, { cookie, language });
}

/** Has the code of a login sent by SMS. */
export function askForSms(app: TestApp, cookie: string, language: 'it' | 'en' = 'it') {
  const input = { username: 'mario.rossi', product: 'docsign', purpose: 'login' as const };
  return callOn(app.app, sendCodeBySms, input, { cookie, language });
}

/** Enters a code. */
export function enterCode(app: TestApp, cookie: string, entered: { challenge: string; code?: string }) {
  return callOn(app.app, verifyCode, { code: '123456', ...entered }, { cookie });
}

/** Signs somebody in through every step and gives back their cookie. */
export async function signIn(app: TestApp, username = 'mario.rossi'): Promise<string> {
  const pending = cookieOf(await enterPassword(app, { username }));
  const { output } = await askForCode(app, pending);
  return cookieOf(await enterCode(app, pending, output));
}

/** The page's view of a session. */
export async function viewOf(app: TestApp, cookie: string) {
  const found = await app.platform.sessions.find(cookie.split('=')[1] ?? '');
  return createAuthAreas(app.platform).auth.viewSession(found?.session ?? null);
}

/** Id of one of the demo people. */
export const idOf = demoUserId;

/** Posts a form as it comes, for input that the client would not send. */
export function post(app: TestApp, url: string, form: Record<string, string>, cookie = '') {
  return postForm(app.app, url, form, cookie);
}
