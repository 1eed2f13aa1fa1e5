import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { saveLanguage } from 'shared-api/contracts/auth';
import type { RoleFlags } from 'shared-api/contracts/common';
import { callOn, describeOnBothDatabases, signInAs, type TestApp } from '../../../testing/index.ts';
import type { TestAppOptions } from '../../../testing/create-test-app.ts';
import { readTables, writeTables, type TableContents } from '../../../testing/table-contents.ts';
import { insertUser } from '../../auth/users/users.repository.ts';
import { loadPrincipal } from '../../auth/sessions/session-view.service.ts';
import { createAreas, roundsOf, serveAreas } from '../../create-areas.ts';
import { insertCompany } from '../../directory/directory.repository.ts';
import { sealedLedgerFile } from '../evidence/sealed-ledger.ts';
import { createFakePdfEditing, type FakePdfEditing } from './fake-pdf-editing.ts';

/** The people of these tests, with the cookies of their sessions. */
export interface SigningTestApp extends TestApp {
  readonly pdfEditing: FakePdfEditing;
  /** Cookies of sessions of the staff. */
  readonly cookies: Record<keyof typeof staff, string>;
  /** Does what the server looks after every half minute. */
  lookAround(): Promise<void>;
  /** Waits for an answer and does the jobs that came of it. */
  whileWorking<T>(answer: Promise<T>): Promise<T>;
}

/** A Monday in winter: ten o'clock in Rome. */
const start = new Date('2026-03-02T09:00:00.000Z');
const nobody: RoleFlags = { a: 'N', b: 'N' };

/** Acme signs without codes, Beta with a code by SMS. */
const staff = {
  root: { companyId: 'acme', flags: { a: 'Y', b: 'N' } },
  acme: { companyId: 'acme', flags: { a: 'N', b: 'S' } },
  beta: { companyId: 'beta', flags: { a: 'N', b: 'S' } },
  mario: { companyId: 'acme', flags: nobody },
  luca: { companyId: 'beta', flags: nobody },
} as const;

/** The mail address of one of these people. */
export const emailOf = (name: keyof typeof staff) => `${name}@example.com`;

/** Describes behaviour of signing on both databases, each test with fresh tables. */
export function describeSigning(
  name: string,
  define: (app: () => SigningTestApp) => void,
  options: Pick<TestAppOptions, 'env'> = {},
): void {
  const pdfEditing = createFakePdfEditing();
  let rounds: ReturnType<typeof roundsOf> = [];
  const lookAround = async () => {
    for (const round of rounds) await round.clean();
  };
  describeOnBothDatabases(
    name,
    (testApp) => {
      let cookies: SigningTestApp['cookies'] | undefined;
      beforeEach(async () => {
        await testApp().empty();
        await rm(join(testApp().platform.config.dataFolder, sealedLedgerFile), { force: true });
        testApp().clock.set(start);
        cookies = await fillWithStaff(testApp());
        pdfEditing.failNext(0);
        pdfEditing.signed.length = 0;
        pdfEditing.drawings.length = 0;
        pdfEditing.signWith = undefined;
        pdfEditing.whileSigning = async () => undefined;
      });
      define(() => {
        if (!cookies) throw new Error('The people stand only within tests');
        return {
          ...testApp(),
          pdfEditing,
          cookies,
          lookAround,
          whileWorking: (answer) => work(testApp(), answer),
        };
      });
    },
    {
      ...options,
      loadPrincipal,
      routes: (app, platform) => {
        const made = createAreas({ ...platform, pdfEditing });
        rounds = roundsOf(made);
        serveAreas(app, made);
      },
    },
  );
}

let filled: { contents: TableContents; cookies: SigningTestApp['cookies'] } | undefined;

/** Made by their services once; then the same rows are written again, and the same cookies are good. */
async function fillWithStaff(app: TestApp): Promise<SigningTestApp['cookies']> {
  if (filled) await writeTables(app.db, filled.contents);
  else filled = { cookies: await addStaff(app), contents: await readTables(app.db) };
  return filled.cookies;
}

async function addStaff(app: TestApp): Promise<SigningTestApp['cookies']> {
  await insertCompany(app.db, { id: 'acme', name: 'Acme', asksSmsCode: false });
  await insertCompany(app.db, { id: 'beta', name: 'Beta', asksSmsCode: true });
  const cookies = {} as Record<keyof typeof staff, string>;
  for (const [name, person] of Object.entries(staff) as [keyof typeof staff, (typeof staff)['root']][]) {
    await insertUser(app.db, {
      id: name,
      username: name,
      passwordHash: 'none',
      firstName: name,
      lastName: 'Test',
      email: emailOf(name),
      companyId: person.companyId,
      ...person.flags,
      passwordChangedAt: app.clock.now(),
      createdAt: app.clock.now(),
    });
    cookies[name] = await signInAs(app, name);
  }
  return cookies;
}

/** Has one of these people answered in English from now on. */
export async function speakEnglish(app: SigningTestApp, name: keyof typeof staff): Promise<void> {
  await callOn(app.app, saveLanguage, { language: 'en' }, { cookie: app.cookies[name] });
}

/** Waits for an answer and does the jobs that came of it. */
export async function work<T>({ platform }: TestApp, pending: Promise<T>): Promise<T> {
  const answer = await pending;
  await platform.jobs.runDue();
  return answer;
}
