import type { FastifyInstance } from 'fastify';
import {
  addCertificate,
  addSickness,
  deleteSickness,
  downloadCertificate,
  getSicknessCalendar,
  listSickness,
  listSicknessReadings,
  markSicknessRead,
  maxCertificateBytes,
  quoteSickness,
  updateSickness,
} from 'shared-api/contracts/absences';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { serve, serveDownload } from '../../../platform/http/serve.ts';
import type { AbsencesServices } from '../create-absences.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';

/** The calls about sicknesses and their certificates. */
export function serveSickness(
  app: FastifyInstance,
  { sickness, sicknessHistory, sicknessReadings, certificates }: AbsencesServices,
): void {
  const shown = async (caller: SignedInCaller, changed: Promise<RequestRecord>) => ({
    sickness: await sicknessHistory.present(caller, await changed),
  });
  serve(app, addSickness, ({ input, caller }) =>
    shown(signedIn(caller), sickness.add(signedIn(caller), input)),
  );
  serve(app, updateSickness, ({ input, caller }) =>
    shown(signedIn(caller), sickness.update(signedIn(caller), input)),
  );
  serve(
    app,
    addCertificate,
    ({ input, caller, files }) =>
      shown(signedIn(caller), certificates.add(signedIn(caller), input, files['file'])),
    { upload: { min: 1, max: maxCertificateBytes }, keepsFiles: false },
  );
  serve(app, deleteSickness, ({ input, caller }) => sickness.remove(signedIn(caller), input));
  serve(app, markSicknessRead, ({ input, caller }) => sickness.markRead(signedIn(caller), input));
  serve(app, listSicknessReadings, ({ input, caller }) => sicknessReadings.list(signedIn(caller), input));
  serve(app, listSickness, ({ input, caller }) => sicknessHistory.list(signedIn(caller), input));
  serve(app, getSicknessCalendar, ({ input, caller }) =>
    sicknessHistory.getCalendar(signedIn(caller), input),
  );
  serve(app, quoteSickness, ({ input, caller }) => sicknessHistory.quote(signedIn(caller), input));
  serveDownload(app, downloadCertificate, ({ input, caller }) => certificates.read(signedIn(caller), input));
}
