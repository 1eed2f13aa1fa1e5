import { buildSession } from 'shared-api/testing';
import { mayUse } from './visible-modules.ts';

const staff = buildSession();
const guest = buildSession({ isGuest: true, documentId: '1' });
const companyAdmin = buildSession({ flags: { a: 'N', b: 'S' } });
const superUser = buildSession({ flags: { a: 'Y', b: 'N' }, permissions: [] });

describe('mayUse', () => {
  it.each([
    ['public', [true, true, true, true]],
    ['anonymous', [true, false, false, false]],
    ['guest', [false, true, true, true]],
    ['signed-in', [false, false, true, true]],
    ['admin', [false, false, false, true]],
  ] as const)('%s lets in nobody, a guest, staff, a company administrator: %p', (access, expected) => {
    expect([null, guest, staff, companyAdmin].map((session) => mayUse(session, { access }))).toEqual(
      expected,
    );
  });

  it('wants the permission where there is one, but of a super user', () => {
    const guarded = { access: 'signed-in', permission: 'utenti_docsign' } as const;
    expect([staff, companyAdmin, superUser].map((session) => mayUse(session, guarded))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
