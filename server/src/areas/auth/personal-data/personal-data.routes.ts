import type { FastifyInstance } from 'fastify';
import {
  downloadPersonalData,
  getPersonalDataState,
  listKeptData,
  preparePersonalData,
} from 'shared-api/contracts/auth';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { AuthServices } from '../create-auth.ts';

/** The calls by which somebody has what is held of them. */
export function servePersonalData(app: FastifyInstance, { personalData }: AuthServices): void {
  serve(app, getPersonalDataState, ({ input, caller }) => personalData.getState(signedIn(caller), input));
  serve(app, preparePersonalData, ({ input, caller }) => personalData.prepare(signedIn(caller), input));
  serveDownload(app, downloadPersonalData, ({ input, caller }) =>
    personalData.download(signedIn(caller), input),
  );
  serve(app, listKeptData, async ({ input, caller }) => ({
    kept: await personalData.listKept(signedIn(caller), input),
  }));
}
