import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import {
  listCompanyGroups,
  getSettings,
  listManagedSlides,
  listUsers,
  previewMenu,
} from 'shared-api/contracts/admin';
import { changePhone, listRegistrations } from 'shared-api/contracts/auth';
import { permissionCodes, type PermissionCode } from 'shared-api/contracts/common';
import type { ModuleManifest } from 'shared-api/contracts/platform';
import {
  getDefaultSignatureObjects,
  listSignatureObjects,
  saveSignatureObject,
} from 'shared-api/contracts/signing';
import { visibleArea } from '../../../platform/modules/visible-modules.ts';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff, type StaffTestApp } from '../../../testing/staff-app.ts';
import { authUsers } from '../../auth/users/user.schema.ts';

type Ask = (app: StaffTestApp) => Promise<{ readonly status: number }>;

interface Opened {
  /** Addresses and entries of the menu. */
  readonly routes: readonly string[];
  readonly menu: readonly string[];
  /** Calls of an administrator of a company, refused without the code. */
  readonly calls: readonly Ask[];
}

/** What each code opens. A new code does not compile until it is said here, and a new address fails. */
const opens: Readonly<Record<PermissionCode, Opened>> = {
  notif_docsign: {
    routes: ['/settings'],
    menu: ['/settings'],
    calls: [({ app, cookies }) => callOn(app, getSettings, { companyId: 'acme' }, { cookie: cookies.hr })],
  },
  slider_docsign: {
    routes: ['/discoversettings'],
    menu: ['/discoversettings'],
    calls: [({ app, cookies }) => callOn(app, listManagedSlides, {}, { cookie: cookies.hr })],
  },
  profilo_docsign: {
    routes: [],
    menu: ['/profile'],
    calls: [
      ({ app, cookies }) =>
        callOn(
          app,
          changePhone,
          { prefix: '+39', mobile: '3331234567', password: 'x' },
          { cookie: cookies.hr },
        ),
    ],
  },
  utenti_docsign: {
    routes: [
      '/changepassword/:id',
      '/editUser/:id',
      '/filterusers',
      '/groups',
      '/importUsers',
      '/log',
      '/registrations',
      '/users',
    ],
    menu: ['/filterusers', '/groups', '/log', '/registrations'],
    calls: [
      ({ app, cookies }) =>
        callOn(app, listUsers, { search: '', start: 0, length: 1 }, { cookie: cookies.hr }),
      ({ app, cookies }) => callOn(app, listCompanyGroups, {}, { cookie: cookies.hr }),
      ({ app, cookies }) => callOn(app, listRegistrations, {}, { cookie: cookies.hr }),
      ({ app, cookies }) =>
        callOn(app, previewMenu, { permissions: [], role: 'staff' }, { cookie: cookies.hr }),
    ],
  },
  oggetti_docsign: {
    routes: ['/editFirma/:id', '/firme'],
    menu: ['/firme'],
    calls: [
      ({ app, cookies }) =>
        callOn(app, listSignatureObjects, { search: '', start: 0, length: 1 }, { cookie: cookies.hr }),
      ({ app, cookies }) => callOn(app, getDefaultSignatureObjects, {}, { cookie: cookies.hr }),
      ({ app, cookies }) =>
        callOn(
          app,
          saveSignatureObject,
          { id: '0', kind: 'text', drawing: '', text: 'Letto', isDefault: false },
          { cookie: cookies.hr },
        ),
    ],
  },
  // Decision 069: it opens entries and cards; a document is its receiver's and its senders', whoever has the code.
  doc_docsign: { routes: [], menu: ['/confMailDocSignedDoc', '/initDocuments'], calls: [] },
  // Its calls are of who got a message, not of an administrator: `message-sign.test.ts` refuses them without it.
  firma_docsign: { routes: ['/signMessage/:id'], menu: [], calls: [] },
};

const root = join(import.meta.dirname, '../../../../..');
const manifests = await Promise.all(
  readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-'))
    .map(async (folder) => {
      const file = pathToFileURL(join(root, folder, 'src/module.manifest.ts')).href;
      return ((await import(file)) as { manifest: ModuleManifest }).manifest;
    }),
);

/** What an administrator of a company sees with these rights, by the rule of the registry. */
function visibleTo(permissions: readonly PermissionCode[]) {
  const viewer = { flags: { a: 'N', b: 'S' } as const, permissions: [...permissions], isGuest: false };
  const files = { entry: '', files: {}, start: [], chunks: {}, reaches: {} };
  const areas = manifests.map((manifest) =>
    visibleArea(viewer, { area: manifest.area, version: '1', ...files, manifest }),
  );
  const pathsOf = (part: 'routes' | 'menu') =>
    areas.flatMap((area) => area?.manifest[part].map(({ path }) => path) ?? []).toSorted();
  return { routes: pathsOf('routes'), menu: pathsOf('menu') };
}

const without = (code: PermissionCode) => permissionCodes.filter((each) => each !== code);

describe.each(permissionCodes)('the permission %s', (code) => {
  it.each(['routes', 'menu'] as const)('opens these %s and no others', (part) => {
    const closed = new Set(visibleTo(without(code))[part]);
    const opened = visibleTo(permissionCodes)[part].filter((path) => !closed.has(path));
    expect([...new Set(opened)]).toEqual(opens[code][part]);
  });
});

describeWithStaff('calls that need a permission', (app) => {
  const give = (permissions: readonly PermissionCode[]) =>
    app()
      .db.update(authUsers)
      .set({ permissions: [...permissions] })
      .where(eq(authUsers.id, 'hr'));

  it.each(permissionCodes)('are refused without %s and served with it', async (code) => {
    await give(without(code));
    for (const ask of opens[code].calls) expect((await ask(app())).status).toBe(403);
    await give([code]);
    for (const ask of opens[code].calls) expect((await ask(app())).status).not.toBe(403);
  });
});
