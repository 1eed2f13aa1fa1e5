import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { updateCertificate } from './certificates.repository.ts';
import type { HealthTexts } from './health-texts.ts';
import {
  holdCertificatesInClear,
  holdSicknessesInClear,
  replaceTexts,
} from './texts-of-before.repository.ts';

interface Dependencies extends Pick<AreaPlatform, 'db' | 'logger'> {
  readonly texts: HealthTexts;
}

/** So many rows at once: a start that is stopped has kept what it did. */
const batchSize = 200;

/** Makes what encrypts the texts of sicknesses that a version before wrote in clear text: at each start, and every hour beside an older server. */
export function createTextsOfBefore({ db, logger, texts }: Dependencies) {
  return {
    /** Encrypts whatever is in clear text. @returns how many rows that were. */
    seal: async (): Promise<number> => {
      const sealed = (await inBatches(sealSicknesses)) + (await inBatches(sealCertificates));
      if (sealed > 0) logger.info({ sealed }, 'encrypted what was written of sicknesses before');
      return sealed;
    },
  };

  async function inBatches(sealSome: (tx: Executor) => Promise<number>): Promise<number> {
    let total = 0;
    for (;;) {
      const done = await db.transaction(sealSome);
      total += done;
      if (done < batchSize) return total;
    }
  }

  async function sealSicknesses(tx: Executor): Promise<number> {
    const held = await holdSicknessesInClear(tx, batchSize);
    for (const record of held)
      await replaceTexts(tx, record.id, texts.sealRequest(record, textsInClear(record)));
    return held.length;
  }

  async function sealCertificates(tx: Executor): Promise<number> {
    const held = await holdCertificatesInClear(tx, batchSize);
    for (const record of held)
      await updateCertificate(tx, record.id, texts.sealCertificate(record.id, textsInClear(record)));
    return held.length;
  }
}

const fields = ['note', 'refusalReason', 'withdrawalReason', 'protocol', 'fileName'] as const;

/** What stands in a row in clear text; what is encrypted already stays as it is. */
function textsInClear(row: Partial<Record<(typeof fields)[number], string | null>>) {
  return Object.fromEntries(fields.flatMap((name) => (row[name] ? [[name, row[name]] as const] : [])));
}
