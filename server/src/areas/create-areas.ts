import type { FastifyInstance } from 'fastify';
import type { PdfEditing } from '../platform/pdf-editing/pdf-editing.ts';
import type { Platform } from '../platform/platform.ts';
import { serveAdmin } from './admin/admin.routes.ts';
import { createAdmin } from './admin/create-admin.ts';
import { serveAuth } from './auth/auth.routes.ts';
import { createAuth } from './auth/create-auth.ts';
import { wantsMail } from './auth/notifications/wants-mail.ts';
import { createPasswordHasher } from './auth/passwords/password-hasher.ts';
import { people } from './auth/users/people.ts';
import { findAccounts } from './auth/users/users.repository.ts';
import { serveDirectory } from './directory/directory.routes.ts';
import { createDirectory, type Directory } from './directory/directory.service.ts';
import { createSigning } from './signing/create-signing.ts';
import { createGuestDescriber } from './signing/guest-link/guest-description.ts';
import { createReceiverEmailChange } from './signing/documents/receiver-email-change.ts';
import type { SigningDirectory } from './signing/signing-directory.ts';
import { serveSigning } from './signing/signing.routes.ts';

/** The services of every area. */
export type Areas = ReturnType<typeof createAreas>;

/** Makes the areas from the platform and hands each what it needs of another. */
export function createAreas(platform: Platform & { readonly pdfEditing: PdfEditing }) {
  const { config, database } = platform;
  const { db } = database;
  const directory = createDirectory({ db, findAccounts });
  const signingDirectory = forSigning(directory);
  const passwordHasher = createPasswordHasher();
  const auth = createAuth({
    ...platform,
    db,
    directory,
    passwordHasher,
    product: config.product,
    publicUrl: config.http.publicUrl,
    describeGuest: createGuestDescriber({ db, directory: signingDirectory }),
    onEmailChanged: createReceiverEmailChange(platform),
  });
  const signing = createSigning({
    ...platform,
    db,
    directory: signingDirectory,
    publicUrl: config.http.publicUrl,
  });
  return { directory, auth, signing, admin: createAdmin(platform), passwordHasher };
}

/** Adds the calls of every area. */
export function serveAreas(app: FastifyInstance, { directory, auth, signing, admin }: Areas): void {
  serveDirectory(app, directory);
  serveAuth(app, auth);
  serveSigning(app, signing);
  serveAdmin(app, admin);
}

function forSigning(directory: Directory): SigningDirectory {
  return {
    ...people,
    wantsMail,
    findCompany: async (executor, companyId) => {
      const company = await directory.findCompany(executor, companyId);
      return company && { id: company.id, name: company.name, needsSmsCode: company.asksSmsCode };
    },
  };
}
