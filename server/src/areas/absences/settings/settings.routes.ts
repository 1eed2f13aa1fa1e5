import type { FastifyInstance } from 'fastify';
import {
  addBlockedDays,
  addClosure,
  deleteAccrualPolicy,
  deleteBlockedDays,
  deleteClosure,
  getAbsenceSettings,
  saveAbsenceSettings,
  saveAccrualPolicy,
} from 'shared-api/contracts/absences';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AbsencesServices } from '../create-absences.ts';

/** The calls about how a company has its absences. */
export function serveAbsenceSettings(app: FastifyInstance, services: AbsencesServices): void {
  const { settings, policies, closures } = services;
  serve(app, getAbsenceSettings, ({ input, caller }) => settings.get(signedIn(caller), input));
  serve(app, saveAbsenceSettings, ({ input, caller }) => settings.save(signedIn(caller), input));
  serve(app, addBlockedDays, ({ input, caller }) => settings.addBlocked(signedIn(caller), input));
  serve(app, deleteBlockedDays, ({ input, caller }) => settings.removeBlocked(signedIn(caller), input));
  serve(app, saveAccrualPolicy, ({ input, caller }) => policies.save(signedIn(caller), input));
  serve(app, deleteAccrualPolicy, ({ input, caller }) => policies.remove(signedIn(caller), input));
  serve(app, addClosure, ({ input, caller }) => closures.add(signedIn(caller), input));
  serve(app, deleteClosure, ({ input, caller }) => closures.remove(signedIn(caller), input));
}
