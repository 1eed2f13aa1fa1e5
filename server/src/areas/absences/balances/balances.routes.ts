import type { FastifyInstance } from 'fastify';
import {
  adjustBalance,
  getBalances,
  importBalances,
  listBalanceEntries,
  listCompanyBalances,
} from 'shared-api/contracts/absences';
import { largeBody } from '../../../platform/http/request-body.ts';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AbsencesServices } from '../create-absences.ts';

/** The calls about balances. */
export function serveBalances(app: FastifyInstance, { balances, balanceImport }: AbsencesServices): void {
  serve(app, getBalances, ({ input, caller }) => balances.get(signedIn(caller), input));
  serve(app, listBalanceEntries, ({ input, caller }) => balances.listEntries(signedIn(caller), input));
  serve(app, adjustBalance, ({ input, caller }) => balances.adjust(signedIn(caller), input));
  serve(app, listCompanyBalances, ({ input, caller }) => balances.listCompany(signedIn(caller), input));
  serve(app, importBalances, ({ input, caller }) => balanceImport.run(signedIn(caller), input), {
    bodyLimit: 2 * largeBody,
  });
}
