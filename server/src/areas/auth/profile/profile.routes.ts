import type { FastifyInstance } from 'fastify';
import { getProfileEmt, goGetProfile, goUpdateProfile, updateProfile } from 'shared-api/contracts/auth';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of the profile. Each pair of names (spec 01 §7) is one thing here. */
export function serveProfiles(app: FastifyInstance, { profiles }: AuthServices): void {
  for (const read of [getProfileEmt, goGetProfile])
    serve(
      app,
      read,
    )(async ({ input, caller }) => ({
      result: 'OK',
      ...(await profiles.get(sessionOf(caller), input.userId)),
    }));
  for (const save of [updateProfile, goUpdateProfile])
    serve(
      app,
      save,
    )(async ({ input, caller }) => ({
      result: 'OK',
      version: await profiles.save(sessionOf(caller), input),
    }));
}
