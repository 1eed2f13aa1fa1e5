import { addresses } from '../addresses/addresses.kind.ts';
import { forms } from '../forms/forms.kind.ts';
import { openCorpus } from '../pdfs/pdf-corpus.ts';
import { createPdfs } from '../pdfs/pdfs.kind.ts';
import { pngs } from '../pngs/pngs.kind.ts';
import type { Kind } from './kind.ts';

/** A kind whose plans nobody but itself looks into. */
export type AnyKind = Kind<unknown>;

/** All kinds of inputs; `corpus` is a folder of more PDFs. */
export async function openKinds(corpus: string | undefined): Promise<readonly AnyKind[]> {
  const pdfs = createPdfs(await openCorpus(corpus));
  return [forms, addresses, pdfs, pngs] as unknown as readonly AnyKind[];
}

/** The kind of an input, by its seed: each as often as its weight says. */
export function kindOf(kinds: readonly AnyKind[], seed: number): AnyKind {
  const all = kinds.reduce((sum, { weight }) => sum + weight, 0);
  let rest = (seed >>> 0) % all;
  for (const kind of kinds) {
    if (rest < kind.weight) return kind;
    rest -= kind.weight;
  }
  throw new Error('no kind');
}
