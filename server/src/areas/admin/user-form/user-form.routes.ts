import type { FastifyInstance } from 'fastify';
import {
  addUser,
  allowSignInCodes,
  getNewUser,
  getUser,
  getUsers,
  inviteUser,
  unlinkUser,
  updateUser,
  updateUsers,
  withdrawContact,
} from 'shared-api/contracts/admin';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AdminServices } from '../create-admin.ts';

/** The calls of the form of a user. */
export function serveUserForm(
  app: FastifyInstance,
  { userForm, severalUsers, signInCodes }: AdminServices,
): void {
  serve(app, getUser, ({ input, caller }) => userForm.get(signedIn(caller), input));
  serve(app, getNewUser, ({ caller }) => userForm.getNew(signedIn(caller)));
  serve(app, addUser, ({ input, caller }) => userForm.add(signedIn(caller), input));
  serve(app, updateUser, ({ input, caller }) => userForm.save(signedIn(caller), input));
  serve(app, inviteUser, ({ input, caller }) => userForm.invite(signedIn(caller), input));
  serve(app, unlinkUser, ({ input, caller }) => userForm.unlink(signedIn(caller), input));
  serve(app, withdrawContact, ({ input, caller }) => userForm.withdraw(signedIn(caller), input));
  serve(app, allowSignInCodes, ({ input, caller }) => signInCodes.allow(signedIn(caller), input));
  serve(app, getUsers, ({ input, caller }) => userForm.listSeveral(signedIn(caller), input));
  serve(app, updateUsers, ({ input, caller }) => severalUsers.update(signedIn(caller), input));
}
