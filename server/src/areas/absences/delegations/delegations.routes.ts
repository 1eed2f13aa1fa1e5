import type { FastifyInstance } from 'fastify';
import { addDelegation, endDelegation, listDelegations } from 'shared-api/contracts/absences';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AbsencesServices } from '../create-absences.ts';

/** The calls of who decides in whose place. */
export function serveDelegations(app: FastifyInstance, { delegations }: AbsencesServices): void {
  serve(app, listDelegations, ({ caller }) => delegations.list(signedIn(caller)));
  serve(app, addDelegation, ({ input, caller }) => delegations.add(signedIn(caller), input));
  serve(app, endDelegation, ({ input, caller }) => delegations.end(signedIn(caller), input));
}
