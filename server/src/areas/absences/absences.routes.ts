import type { FastifyInstance } from 'fastify';
import { serveBalances } from './balances/balances.routes.ts';
import type { AbsencesServices } from './create-absences.ts';
import { serveDecisions } from './decisions/decisions.routes.ts';
import { serveDelegations } from './delegations/delegations.routes.ts';
import { serveLeave } from './leave/leave.routes.ts';
import { serveAbsenceSettings } from './settings/settings.routes.ts';
import { serveSickness } from './sickness/sickness.routes.ts';
import { serveTeam } from './team/team.routes.ts';

/** Adds the calls of the area of absences. */
export function serveAbsences(app: FastifyInstance, services: AbsencesServices): void {
  serveLeave(app, services);
  serveDecisions(app, services);
  serveDelegations(app, services);
  serveSickness(app, services);
  serveTeam(app, services);
  serveBalances(app, services);
  serveAbsenceSettings(app, services);
}
