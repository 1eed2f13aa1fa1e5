import { z } from 'zod';
import type { RowProofs } from '../secrets/row-proofs.ts';
import { readOwnFile, replaceOwnFile } from '../storage/own-file.ts';

/** Kept in the data folder, out of the database's reach: of each tally the generation that was seen last. */
export const anchorsFile = 'anchors';

const anchor = z.object({
  generation: z.number(),
  /** SHA-256 (hex) of the tally as it stood in the database. */
  digest: z.string(),
});
const finding = z.object({
  of: z.string(),
  problem: z.enum(['other', 'put-back', 'lost', 'forged']),
  /** By which the same finding is known again. */
  mark: z.string(),
  /** How many rows there should be, and are. */
  expected: z.number().optional(),
  found: z.number().optional(),
  /** When it was found, in milliseconds. */
  at: z.number(),
});
const anchors = z.object({
  tallies: z.record(z.string(), anchor),
  /** What was found lately that nothing in the database tells any more. */
  findings: z.array(finding),
});
const proofKind = 'anchors';

/** Where a tally stood when it was seen last. */
export type Anchor = z.infer<typeof anchor>;
/** What was found wrong with a tally. */
export type AnchorFinding = z.infer<typeof finding>;
/** The anchors of all tallies, by their names. */
export type Anchors = z.infer<typeof anchors>;

/** The anchors of a data folder: none where it has none, `forged` where they were not written by this installation. */
export async function readAnchors(dataFolder: string, proofs: RowProofs): Promise<Anchors | 'forged'> {
  const line = await readOwnFile(dataFolder, anchorsFile);
  if (line === undefined) return { tallies: {}, findings: [] };
  const split = line.lastIndexOf(' ');
  const [text, proof] = [line.slice(0, split), line.slice(split + 1)];
  return proofs.holds(proof, proofKind, [text]) ? anchors.parse(JSON.parse(text)) : 'forged';
}

/** Writes them, whole or not at all. */
export async function writeAnchors(dataFolder: string, proofs: RowProofs, written: Anchors): Promise<void> {
  const text = JSON.stringify(written);
  await replaceOwnFile(dataFolder, anchorsFile, `${text} ${proofs.of(proofKind, [text])}`);
}
