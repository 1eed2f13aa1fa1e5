import type { FastifyInstance } from 'fastify';
import {
  addGroup,
  changeGroup,
  changeGroupMembers,
  checkGroup,
  deleteGroup,
  listCompanyGroups,
  previewMenu,
} from 'shared-api/contracts/admin';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AdminServices } from '../create-admin.ts';

/** The calls of groups and of what they open. */
export function serveGroups(app: FastifyInstance, { groups }: Pick<AdminServices, 'groups'>): void {
  serve(app, listCompanyGroups, ({ input, caller }) => groups.list(signedIn(caller), input));
  serve(app, addGroup, ({ input, caller }) => groups.add(signedIn(caller), input));
  serve(app, changeGroup, ({ input, caller }) => groups.change(signedIn(caller), input));
  serve(app, checkGroup, ({ input, caller }) => groups.check(signedIn(caller), input));
  serve(app, deleteGroup, ({ input, caller }) => groups.remove(signedIn(caller), input));
  serve(app, changeGroupMembers, ({ input, caller }) => groups.changeMembers(signedIn(caller), input));
  serve(app, previewMenu, ({ input, caller }) => groups.previewMenu(signedIn(caller), input));
}
