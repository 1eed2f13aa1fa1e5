import type { RoleFlags } from 'shared-api/contracts/common';
import { loadPrincipal } from '../areas/auth/sessions/session-view.service.ts';
import { insertUser } from '../areas/auth/users/users.repository.ts';
import { createAreas, serveAreas } from '../areas/create-areas.ts';
import { insertCompany, insertEmployee } from '../areas/directory/directory.repository.ts';
import { createFakePdfEditing } from '../areas/signing/testing/fake-pdf-editing.ts';
import type { TestAppOptions } from './create-test-app.ts';
import { describeOnBothDatabases, signInAs, type TestApp } from './index.ts';
import { rememberPictures } from './remember-pictures.ts';
import { readTables, writeTables, type TableContents } from './table-contents.ts';

/** The people of these tests, with the cookies of their sessions. */
export interface StaffTestApp extends TestApp {
  readonly cookies: Record<keyof typeof staff, string>;
  /** The services of every area. */
  readonly areas: ReturnType<typeof createAreas>['services'];
}

/** Monday the 9th of March 2026, ten o'clock in Rome. */
const start = new Date('2026-03-09T09:00:00.000Z');
const hired = new Date('2025-01-01T09:00:00.000Z');
const nobody: RoleFlags = { a: 'N', b: 'N' };

const staff = {
  root: { companyId: 'acme', flags: { a: 'Y', b: 'N' }, usesBadge: false },
  hr: { companyId: 'acme', flags: { a: 'N', b: 'S' }, usesBadge: false },
  paola: { companyId: 'beta', flags: { a: 'N', b: 'S' }, usesBadge: false },
  mario: { companyId: 'acme', flags: nobody, usesBadge: false },
  giulia: { companyId: 'acme', flags: nobody, usesBadge: true },
  luca: { companyId: 'beta', flags: nobody, usesBadge: false },
} as const;

/** The employee that one of these people is. */
export const employeeOf = (name: keyof typeof staff) => `employee-${name}`;

/**
 * Describes behaviour of areas on both databases, each test with fresh tables and the same staff; `carlo` of Acme has no account. It is
 * Monday the 9th of March 2026.
 */
export function describeWithStaff(
  name: string,
  define: (app: () => StaffTestApp) => void,
  { env }: Pick<TestAppOptions, 'env'> = {},
): void {
  let areas: StaffTestApp['areas'] | undefined;
  describeOnBothDatabases(
    name,
    (testApp) => {
      let cookies: StaffTestApp['cookies'] | undefined;
      beforeEach(async () => {
        await testApp().empty();
        testApp().clock.set(start);
        cookies = await fillWithStaff(testApp());
      });
      define(() => {
        if (!cookies || !areas) throw new Error('The people stand only within tests');
        return { ...testApp(), cookies, areas };
      });
    },
    {
      ...(env && { env }),
      loadPrincipal,
      routes: (app, platform) => {
        const drawPicture = rememberPictures(platform.drawPicture);
        const made = createAreas({ ...platform, pdfEditing, drawPicture });
        areas = made.services;
        serveAreas(app, made);
      },
    },
  );
}

const pdfEditing = createFakePdfEditing();

let filled: { contents: TableContents; cookies: StaffTestApp['cookies'] } | undefined;

/** Made by their services once; then the same rows are written again, and the same cookies are good. */
async function fillWithStaff(app: TestApp): Promise<StaffTestApp['cookies']> {
  if (filled) await writeTables(app.db, filled.contents);
  else filled = { cookies: await addStaff(app), contents: await readTables(app.db) };
  return filled.cookies;
}

/** Adds the companies and their people. @returns the cookies of their sessions. */
export async function addStaff(app: TestApp): Promise<StaffTestApp['cookies']> {
  const cookies = {} as Record<keyof typeof staff, string>;
  const now = app.clock.now();
  for (const id of ['acme', 'beta']) await insertCompany(app.db, { id, name: id });
  for (const [name, person] of Object.entries(staff) as [keyof typeof staff, (typeof staff)['root']][]) {
    const { companyId, flags, usesBadge } = person;
    await insertUser(app.db, {
      id: name,
      username: name,
      passwordHash: 'none',
      firstName: name,
      lastName: 'Test',
      email: `${name}@example.com`,
      companyId,
      ...flags,
      passwordChangedAt: now,
      // Nothing is missing of the days before it.
      createdAt: hired,
    });
    await insertEmployee(app.db, {
      id: employeeOf(name),
      companyId,
      userId: name,
      name: `Test ${name}`,
      usesBadge,
    });
    cookies[name] = await signInAs(app, name);
  }
  await insertEmployee(app.db, { id: 'employee-carlo', companyId: 'acme', name: 'Senza Conto' });
  return cookies;
}
