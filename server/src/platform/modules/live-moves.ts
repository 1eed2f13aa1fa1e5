import { z } from 'zod';
import type { Audit } from '../audit/audit.service.ts';
import type { Database } from '../db/database.ts';
import { lockValue, setValue } from '../installation/installation.repository.ts';
import type { RowProofs } from '../secrets/row-proofs.ts';
import { readLivePointers } from './live-pointers.ts';
import type { ModuleStore } from './module-store.ts';

interface LiveMovesDependencies {
  readonly db: Database;
  readonly audit: Audit;
  readonly rowProofs: RowProofs;
  readonly modules: Pick<ModuleStore, 'dist'>;
}

/** A build that is live, with the hash of its description. */
interface LiveBuild {
  /** An area, or `shell`. */
  readonly name: string;
  readonly build: string;
  readonly digest: string;
}

const noted = z.object({ build: z.string(), digest: z.string(), proof: z.string() });
const proofKind = 'live-build';
const factsOf = ({ name, build, digest }: LiveBuild) => [name, build, digest];

/** What is written down of the builds that are live. */
export type LiveMoves = ReturnType<typeof createLiveMoves>;

/**
 * Makes the chore that writes each move of what is live into the event log: another build of an area or of the shell, by a deploy or a
 * step back, or the same one with another description. Whoever can write the folder of the builds alone can take none of it back.
 */
export function createLiveMoves({ db, audit, rowProofs, modules }: LiveMovesDependencies) {
  return {
    clean: async (): Promise<void> => {
      for (const [name, { live, digests }] of Object.entries(await readLivePointers(modules.dist)))
        await note({ name, build: live, digest: digests?.[live] ?? '' });
    },
  };

  function note(live: LiveBuild): Promise<void> {
    return db.transaction(async (tx) => {
      const key = `live-build.${live.name}`;
      const known = provedIn(await lockValue(tx, key), live.name);
      if (known?.build === live.build && known.digest === live.digest) return;
      const { name, build, digest } = live;
      const proof = rowProofs.of(proofKind, factsOf(live));
      await setValue(tx, key, JSON.stringify({ build, digest, proof }));
      await audit.append(tx, {
        subject: `platform_builds:${name}`,
        action: 'build.went-live',
        actor: null,
        data: {
          area: name,
          before: known ? { build: known.build, description: known.digest } : {},
          after: { build, description: digest },
        },
      });
    });
  }

  /** What was noted last; nothing where it was not written by this installation. */
  function provedIn(value: string | undefined, name: string): LiveBuild | undefined {
    if (value === undefined) return undefined;
    const { data } = noted.safeParse(jsonIn(value));
    const known = data && { name, build: data.build, digest: data.digest };
    return known && rowProofs.holds(data.proof, proofKind, factsOf(known)) ? known : undefined;
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
