import { defineArea } from '../area.ts';
import { authPersonalData } from './auth-personal-data.ts';
import { serveAuth } from './auth.routes.ts';
import { findYoungChange, findYoungChangeAt } from './contacts/young-change.ts';
import { createAuth } from './create-auth.ts';
import { createWantsMail } from './notifications/wants-mail.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { decidingUsers } from './users/deciding-users.repository.ts';
import { isDecidedByOthers } from './users/decided-by-others.ts';
import { people } from './users/people.ts';
import {
  countSuperUsers,
  findAccounts,
  findMembers,
  listAdministrators,
  lockUsers,
  writePermissions,
} from './users/users.repository.ts';

export const auth = defineArea({
  name: 'auth',
  create: ({ platform, ports }) =>
    createAuth({
      ...platform,
      passwordHasher: createPasswordHasher(),
      product: platform.config.product,
      publicUrl: platform.config.http.publicUrl,
      directory: ports.directory,
      describeGuest: ports.describeGuest,
      onEmailChanged: ports.onEmailChanged,
      onWaysInEnded: ports.onWaysInEnded,
      wantsMail: ports.people.wantsMail,
      termMonths: (...asked) => ports.settings.termMonths(...asked),
    }),
  serve: serveAuth,
  decides: decidingUsers,
  personalData: authPersonalData,
  offers: {
    people: ({ services, ports }) => ({
      ...people,
      findYoungChange,
      findYoungChangeAt,
      demandsStrongSignIn: (...asked) => services().demandsStrongSignIn(...asked),
      confirmAddress: (...asked) => services().confirmAddress(...asked),
      wantsMail: createWantsMail({ settings: () => ports.settings }),
      findAccounts,
      findMembers,
      listAdministrators,
      isDecidedByOthers,
      countSuperUsers,
      lockAccounts: lockUsers,
      setPermissions: writePermissions,
    }),
    accounts: ({ services }) => services().accounts,
    viewSession: ({ services }) => services().viewSession,
  },
  chores: ({
    earlierLeavers,
    knownDevices,
    authenticatorSetups,
    qrLogin,
    signUp,
    contactProposals,
    companyVouching,
  }) => [
    earlierLeavers,
    knownDevices,
    authenticatorSetups,
    qrLogin,
    signUp,
    contactProposals,
    companyVouching,
  ],
});
