import type { Database, Executor } from '../db/database.ts';
import {
  listCountedChains,
  lockChainsToCount,
  saveCounted,
  type ChainToCount,
} from './log-tally.repository.ts';
import { lockTally } from './tallies.repository.ts';
import type { StrayedTally, Tallies } from './tallies.service.ts';

interface LogTallyDependencies {
  readonly db: Database;
  readonly tallies: Tallies;
}

const of = 'log';
const chainsAtOnce = 500;
/** Chains that are counted at a time: what is left is counted half a minute later. */
const chainsAtATime = 20_000;
const readAtOnce = 5000;

/** The chains of the event log, added up. */
export type LogTally = ReturnType<typeof createLogTally>;

/**
 * Adds up the chains of the event log, each by its last event that was counted (decision 139). Whoever writes into the log does not wait
 * for it: it goes after them.
 */
export function createLogTally({ db, tallies }: LogTallyDependencies) {
  tallies.watch(of, readChains);
  return {
    /** Counts what was written since, and keeps the anchors. */
    count: async (): Promise<void> => {
      await tallies.keepAnchors();
      await tallies.begin(of);
      let [left, isMore] = [chainsAtATime, true];
      while (isMore && left > 0) {
        isMore = await countSome();
        left -= chainsAtOnce;
      }
      await tallies.keepAnchors();
    },

    /** Compares all chains with what was counted. @returns what is wrong, which is reported */
    compare: (): Promise<StrayedTally | undefined> => tallies.compare(of),
  };

  /** @returns whether more are left */
  function countSome(): Promise<boolean> {
    return db.transaction(async (tx) => {
      // Nobody else counts meanwhile: what is read is what is counted.
      await lockTally(tx, of);
      const chains = await lockChainsToCount(tx, chainsAtOnce);
      await tallies.change(tx, of, {
        added: chains.map(({ subject, events, hash }) => elementOf(subject, events, hash)),
        removed: chains
          .filter(({ counted }) => counted > 0)
          .map(({ subject, counted, countedHash }) => elementOf(subject, counted, countedHash)),
      });
      if (chains.length > 0) await saveCounted(tx, chains);
      return chains.length === chainsAtOnce;
    });
  }
}

async function* readChains(executor: Executor): AsyncGenerator<string[]> {
  let chains: Pick<ChainToCount, 'subject' | 'counted' | 'countedHash'>[] = [];
  do {
    chains = await listCountedChains(executor, chains.at(-1)?.subject ?? '', readAtOnce);
    yield chains.map(({ subject, counted, countedHash }) => elementOf(subject, counted, countedHash));
  } while (chains.length === readAtOnce);
}

function elementOf(subject: string, events: number, hash: string): string {
  return JSON.stringify([subject, events, hash]);
}
