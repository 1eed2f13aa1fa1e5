import type { FastifyInstance } from 'fastify';
import {
  cancelEmail,
  cancelPhone,
  changePhone,
  confirmEmail,
  confirmPhone,
  getProfileEmt,
  goGetProfile,
  goUpdateProfile,
  updateProfile,
} from 'shared-api/contracts/auth';
import { sessionOf, signedInCaller } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls of the profile. Each pair of names (spec 01 §7) is one thing here. */
export function serveProfiles(
  app: FastifyInstance,
  { profiles, emailChange, phoneChange }: AuthServices,
): void {
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
      ...(await profiles.save(signedInCaller(caller), input)),
    }));
  serve(
    app,
    confirmEmail,
  )(async ({ input, caller }) => ({
    result: 'OK',
    ...(await emailChange.confirm(sessionOf(caller), input.challenge)),
  }));
  serve(
    app,
    cancelEmail,
  )(async ({ caller }) => {
    await emailChange.cancel(sessionOf(caller));
    return { Result: 'OK' };
  });
  serve(
    app,
    changePhone,
  )(async ({ input, caller }) => ({
    result: 'OK',
    ...(await phoneChange.note(signedInCaller(caller), input)),
  }));
  serve(
    app,
    confirmPhone,
  )(async ({ input, caller }) => ({
    result: 'OK',
    ...(await phoneChange.confirm(sessionOf(caller), input.challenge)),
  }));
  serve(
    app,
    cancelPhone,
  )(async ({ caller }) => {
    await phoneChange.cancel(sessionOf(caller));
    return { Result: 'OK' };
  });
}
