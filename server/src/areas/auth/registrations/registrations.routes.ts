import type { FastifyInstance } from 'fastify';
import {
  approveRegistration,
  countRegistrations,
  listRegistrations,
  rejectRegistration,
} from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls about registrations that wait for an administrator. */
export function serveRegistrations(app: FastifyInstance, { registrations }: AuthServices): void {
  serve(app, listRegistrations, ({ caller }) => registrations.list(signedIn(caller)));
  serve(app, countRegistrations, ({ caller }) => registrations.count(signedIn(caller)));
  serve(app, approveRegistration, ({ input, caller }) => registrations.approve(signedIn(caller), input));
  serve(app, rejectRegistration, ({ input, caller }) => registrations.reject(signedIn(caller), input));
}
