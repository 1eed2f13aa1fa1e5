import { createAuditVerification } from '../../../server/src/platform/audit/audit-verification.ts';
import { readConfig } from '../../../server/src/platform/config.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { openPlatform } from '../../../server/src/start-server.ts';
import type { Problem } from '../oracle/problem.ts';

/** Verifies every chain of the log of events of an installation whose server has stopped. */
export async function verifyLog(dataFolder: string): Promise<Problem[]> {
  const lines: string[] = [];
  const logger = createLogger('error', { write: (line) => void lines.push(line) });
  const platform = await openPlatform({ config: readConfig({ DATA_DIR: dataFolder }), logger });
  try {
    await createAuditVerification(platform).verifyDue();
  } finally {
    await platform.database.close();
  }
  return lines.map((line) => ({
    rule: 'chain',
    seen: line.slice(0, 500),
    fault: /"msg":"([^"]*)"/.exec(line)?.[1] ?? 'log',
  }));
}
