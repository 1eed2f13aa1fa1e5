import { z } from 'zod';
import type { Audit } from '../audit/audit.service.ts';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../db/database.ts';
import { announceFailures } from '../failures/announce-failures.ts';
import { countAreaFailure, settleAreaFailures } from '../failures/area-failures.repository.ts';
import { lockValue, setValue } from '../installation/installation.repository.ts';
import type { RowProofs } from '../secrets/row-proofs.ts';
import { readLivePointers } from './live-pointers.ts';
import { isVouchedFor } from './live-vouchers.ts';
import type { ModuleStore } from './module-store.ts';
import type { LivePointers } from './pointer-journal.ts';

interface LiveMovesDependencies {
  readonly db: Database;
  readonly clock: Clock;
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
  /** When the last move was that somebody vouched for; none before the first of them. */
  readonly vouchedAt?: string | undefined;
}

interface Found extends LiveBuild {
  readonly pointer: LivePointers[string];
  /** Whether nothing was ever noted: what is there is what the installation begins with. */
  readonly isFirst: boolean;
}

const noted = z.object({
  build: z.string(),
  digest: z.string(),
  vouchedAt: z.string().optional(),
  proof: z.string(),
});
const proofKind = 'live-build';
const factsOf = ({ name, build, digest, vouchedAt }: LiveBuild) => [
  name,
  build,
  digest,
  ...(vouchedAt ? [vouchedAt] : []),
];
const subjectOf = (name: string) => `platform_builds:${name}`;
/** What nobody vouches for stands among what is to be fixed, where a super user puts it aside. */
const unproved = 'unproved';

/** What is written down of the builds that are live. */
export type LiveMoves = ReturnType<typeof createLiveMoves>;

/**
 * Makes the chore that writes each move of what is live into the event log: another build of an area or of the shell, by a deploy or a
 * step back, or the same one with another description. Whoever can write the folder of the builds alone can take none of it back; and
 * who does it without the installation's secret has administrators asked whether they know of it (decision 127).
 */
export function createLiveMoves({ db, clock, audit, rowProofs, modules }: LiveMovesDependencies) {
  return {
    clean: async (): Promise<void> => {
      const pointers = Object.entries(await readLivePointers(modules.dist));
      const chains = await Promise.all(pointers.map(([name]) => audit.list(db, subjectOf(name))));
      const isFirst = chains.every((events) => events.length === 0);
      for (const [name, pointer] of pointers) {
        const { live: build, digests } = pointer;
        await note({ name, build, digest: digests?.[build] ?? '', pointer, isFirst });
      }
    },
  };

  function note(found: Found): Promise<void> {
    return db.transaction(async (tx) => {
      const { name, build, digest, isFirst } = found;
      const key = `live-build.${name}`;
      const known = provedIn(await lockValue(tx, key), name);
      const isSame = known?.build === build && known.digest === digest;
      const vouchedAt = vouchedAtOf(found, known);
      if (isSame && vouchedAt === undefined) return;
      const facts = { name, build, digest, vouchedAt: vouchedAt ?? known?.vouchedAt };
      const proof = rowProofs.of(proofKind, factsOf(facts));
      await setValue(tx, key, JSON.stringify({ build, digest, vouchedAt: facts.vouchedAt, proof }));
      const isProved = vouchedAt !== undefined;
      if (!isSame)
        await audit.append(tx, {
          subject: subjectOf(name),
          action: 'build.went-live',
          actor: null,
          data: {
            area: name,
            before: known ? { build: known.build, description: known.digest } : {},
            after: { build, description: digest },
            isProved,
          },
        });
      if (isProved || isFirst) await settle(tx, name);
      else await ask(tx, { name, build });
    });
  }

  /** When it was made live, where whoever did vouches for it, and not for a move that was noted before. */
  function vouchedAtOf({ name, pointer }: Found, known: LiveBuild | undefined): string | undefined {
    const { movedAt } = pointer;
    const isLater = movedAt !== undefined && movedAt > (known?.vouchedAt ?? '');
    return isLater && isVouchedFor(rowProofs, name, pointer) ? movedAt : undefined;
  }

  async function ask(tx: Executor, { name: area, build }: Pick<LiveBuild, 'name' | 'build'>): Promise<void> {
    const asked = { area, kind: unproved, build, browser: '', file: '', supportCode: '' };
    await countAreaFailure(tx, asked, clock.now());
    await announceFailures(tx, null);
  }

  async function settle(tx: Executor, area: string): Promise<void> {
    if (await settleAreaFailures(tx, { area, kind: unproved }, clock.now())) await announceFailures(tx, null);
  }

  /** What was noted last; nothing where it was not written by this installation. */
  function provedIn(value: string | undefined, name: string): LiveBuild | undefined {
    if (value === undefined) return undefined;
    const { data } = noted.safeParse(jsonIn(value));
    const known = data && { name, build: data.build, digest: data.digest, vouchedAt: data.vouchedAt };
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
