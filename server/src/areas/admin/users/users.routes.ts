import type { FastifyInstance } from 'fastify';
import {
  chooseUsers,
  deleteUsers,
  listSuccessors,
  downloadUsers,
  listUserFilterGroups,
  listUsers,
} from 'shared-api/contracts/admin';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { largeBody } from '../../../platform/http/request-body.ts';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { AdminServices } from '../create-admin.ts';

/** The calls of the list of users. */
export function serveUsers(app: FastifyInstance, { users, deletion }: AdminServices): void {
  serve(app, listUsers, ({ input, caller }) => users.list(signedIn(caller), input));
  serve(app, listUserFilterGroups, ({ input, caller }) => users.listFilterGroups(signedIn(caller), input));
  serve(app, chooseUsers, ({ input, caller }) => users.choose(signedIn(caller), input), {
    bodyLimit: largeBody,
  });
  serve(app, listSuccessors, ({ input, caller }) => deletion.listSuccessors(signedIn(caller), input));
  serve(app, deleteUsers, ({ input, caller }) => deletion.remove(signedIn(caller), input));
  serveDownload(app, downloadUsers, ({ input, caller }) => users.file(signedIn(caller), input));
}
