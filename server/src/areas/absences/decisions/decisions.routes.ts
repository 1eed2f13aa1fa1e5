import type { FastifyInstance } from 'fastify';
import {
  countAbsencesWaiting,
  decideAbsence,
  decideAbsences,
  decideByLink,
  decideWithdrawal,
  getAbsence,
  getAbsencesWaiting,
  listAbsences,
  openDecisionLink,
  shortenAbsence,
} from 'shared-api/contracts/absences';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AbsencesServices } from '../create-absences.ts';

/** The calls of who decides about requests. */
export function serveDecisions(app: FastifyInstance, { decisions, decisionLinks }: AbsencesServices): void {
  serve(app, listAbsences, ({ input, caller }) => decisions.list(signedIn(caller), input));
  serve(app, getAbsence, ({ input, caller }) => decisions.get(signedIn(caller), input));
  serve(app, getAbsencesWaiting, ({ caller }) => decisions.getWaiting(signedIn(caller)));
  serve(app, countAbsencesWaiting, async ({ caller }) => {
    const { total } = await decisions.getWaiting(signedIn(caller));
    return { total };
  });
  serve(app, decideAbsence, ({ input, caller }) => decisions.decide(signedIn(caller), input));
  serve(app, decideAbsences, ({ input, caller }) => decisions.decideMany(signedIn(caller), input));
  serve(app, decideWithdrawal, ({ input, caller }) => decisions.decideWithdrawal(signedIn(caller), input));
  serve(app, shortenAbsence, ({ input, caller }) => decisions.shorten(signedIn(caller), input));
  serve(app, openDecisionLink, ({ input, caller }) => decisionLinks.open(caller, input));
  serve(app, decideByLink, ({ input, caller }) => decisionLinks.decide(caller, input));
}
