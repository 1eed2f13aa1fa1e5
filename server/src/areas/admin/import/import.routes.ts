import type { FastifyInstance } from 'fastify';
import {
  checkUserImport,
  downloadUserImport,
  downloadUserImportTemplate,
  getUserImport,
  listUserImportRows,
  listUserImports,
  maxImportBytes,
  sendUserImportInvitations,
  startUserImport,
} from 'shared-api/contracts/admin';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { createImports } from './imports.service.ts';

/** The calls of people who come from a file. */
export function serveImports(app: FastifyInstance, imports: ReturnType<typeof createImports>): void {
  serve(
    app,
    checkUserImport,
    ({ input, caller, files }) => imports.check(signedIn(caller), input, files['file']),
    { upload: { min: 1, max: maxImportBytes }, keepsFiles: false },
  );
  serve(app, listUserImports, ({ input, caller }) => imports.list(signedIn(caller), input));
  serve(app, getUserImport, ({ input, caller }) => imports.get(signedIn(caller), input.id));
  serve(app, listUserImportRows, ({ input, caller }) => imports.listRows(signedIn(caller), input));
  serve(app, startUserImport, ({ input, caller }) => imports.start(signedIn(caller), input));
  serve(app, sendUserImportInvitations, ({ input, caller }) =>
    imports.sendInvitations(signedIn(caller), input.id),
  );
  serveDownload(app, downloadUserImport, ({ input, caller }) => imports.download(signedIn(caller), input.id));
  serveDownload(app, downloadUserImportTemplate, ({ input, caller }) =>
    imports.template(signedIn(caller), input.language),
  );
}
