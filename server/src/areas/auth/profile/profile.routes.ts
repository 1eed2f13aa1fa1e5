import type { FastifyInstance } from 'fastify';
import {
  cancelEmail,
  cancelPhone,
  changePhone,
  confirmEmail,
  confirmPhone,
  getOwnProfile,
  getProfile,
  updateProfile,
  updateOwnProfile,
} from 'shared-api/contracts/auth';
import { sessionOf, signedInCaller } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of the profile. Each pair of names (spec 01 §7) is one thing here. */
export function serveProfiles(
  app: FastifyInstance,
  { profiles, emailChange, phoneChange }: AuthServices,
): void {
  for (const read of [getOwnProfile, getProfile])
    serve(app, read, async ({ input, caller }) => ({
      ...(await profiles.get(sessionOf(caller), input.userId)),
    }));
  for (const save of [updateOwnProfile, updateProfile])
    serve(app, save, async ({ input, caller }) => ({
      ...(await profiles.save(signedInCaller(caller), input)),
    }));
  serve(app, confirmEmail, async ({ input, caller }) => ({
    ...(await emailChange.confirm(sessionOf(caller), input.challenge)),
  }));
  serve(app, cancelEmail, ({ caller }) => emailChange.cancel(sessionOf(caller)));
  serve(app, changePhone, async ({ input, caller }) => ({
    ...(await phoneChange.note(signedInCaller(caller), input)),
  }));
  serve(app, confirmPhone, async ({ input, caller }) => ({
    ...(await phoneChange.confirm(sessionOf(caller), input.challenge)),
  }));
  serve(app, cancelPhone, ({ caller }) => phoneChange.cancel(sessionOf(caller)));
}
