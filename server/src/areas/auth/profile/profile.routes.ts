import type { FastifyInstance } from 'fastify';
import { getOwnProfile, getProfile, updateProfile, updateOwnProfile } from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of the profile. Each pair of names (spec 01 §7) is one thing here. */
export function serveProfiles(app: FastifyInstance, { profiles }: AuthServices): void {
  for (const read of [getOwnProfile, getProfile])
    serve(app, read, ({ input, caller }) => profiles.get(signedIn(caller), input));
  for (const save of [updateOwnProfile, updateProfile])
    serve(app, save, ({ input, caller }) => profiles.save(signedIn(caller), input));
}
