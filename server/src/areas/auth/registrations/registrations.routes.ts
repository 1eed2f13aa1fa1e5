import type { FastifyInstance } from 'fastify';
import {
  approveRegistration,
  getNumRegistrations,
  getRegistrations,
  rejectRegistration,
} from 'shared-api/contracts/auth';
import { sessionOf } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls about registrations that wait for an administrator. */
export function serveRegistrations(app: FastifyInstance, { registrations }: AuthServices): void {
  serve(
    app,
    getRegistrations,
  )(async ({ caller }) => ({ registrations: await registrations.list(sessionOf(caller)) }));
  serve(
    app,
    getNumRegistrations,
  )(async ({ caller }) => ({ total: await registrations.count(sessionOf(caller)) }));
  serve(
    app,
    approveRegistration,
  )(async ({ input, caller }) => {
    await registrations.approve(sessionOf(caller), input.id);
    return { Result: 'OK' };
  });
  serve(
    app,
    rejectRegistration,
  )(async ({ input, caller }) => {
    await registrations.reject(sessionOf(caller), input);
    return { Result: 'OK' };
  });
}
