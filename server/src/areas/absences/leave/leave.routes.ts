import type { FastifyInstance } from 'fastify';
import {
  addLeave,
  askWithdrawal,
  deleteLeave,
  getLeaveCalendar,
  listLeave,
  listLeaveCauses,
  quoteLeave,
  sendAbsence,
} from 'shared-api/contracts/absences';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AbsencesServices } from '../create-absences.ts';

/** The calls about leave, and those about one's own requests of any kind. */
export function serveLeave(app: FastifyInstance, { leave, leaveQuote, ownRequests }: AbsencesServices): void {
  serve(app, addLeave, ({ input, caller }) => leave.add(signedIn(caller), input));
  serve(app, listLeave, ({ input, caller }) => leave.list(signedIn(caller), input));
  serve(app, listLeaveCauses, ({ caller }) => leave.listCauses(signedIn(caller)));
  serve(app, getLeaveCalendar, ({ input, caller }) => leave.getCalendar(signedIn(caller), input));
  serve(app, quoteLeave, ({ input, caller }) => leaveQuote.quote(signedIn(caller), input));
  serve(app, deleteLeave, ({ input: { id }, caller }) =>
    ownRequests.remove(signedIn(caller), { id, kind: 'leave' }),
  );
  serve(app, sendAbsence, ({ input, caller }) => ownRequests.send(signedIn(caller), input));
  serve(app, askWithdrawal, ({ input, caller }) => ownRequests.askWithdrawal(signedIn(caller), input));
}
