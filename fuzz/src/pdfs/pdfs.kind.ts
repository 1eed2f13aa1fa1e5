import fc from 'fast-check';
import type { Kind } from '../run/kind.ts';
import { checkSealed } from './check-sealed.ts';
import type { CorpusFile } from './pdf-corpus.ts';
import { mutatePdf, pdfMutations, type PdfMutation } from './pdf-mutations.ts';
import { rebuildTable } from './pdf-parts.ts';
import { signDocument } from './sign-document.ts';

/** A file of the corpus, what is done to it, and whether its table is written anew afterwards. */
export interface PdfPlan {
  readonly base: string;
  readonly mutations: readonly PdfMutation[];
  readonly isRebuilt: boolean;
}

/** PDFs, from the upload to the seal where they are accepted. */
export function createPdfs(corpus: readonly CorpusFile[]): Kind<PdfPlan> {
  const bytesOf = (plan: PdfPlan) => makeBytes(plan, corpus);
  return {
    name: 'PDFs',
    weight: 8,
    plans: fc.record({
      base: fc.constantFrom(...corpus.map(({ name }) => name)),
      mutations: fc.array(pdfMutations, { minLength: 1, maxLength: 3 }),
      isRebuilt: fc.oneof(
        { weight: 3, arbitrary: fc.constant(true) },
        { weight: 2, arbitrary: fc.constant(false) },
      ),
    }),
    attempt: async (plan, session) => {
      const sealed = await signDocument(session, { bytes: bytesOf(plan), title: 'Fuzz' });
      if (sealed) for (const problem of await checkSealed(sealed)) session.note(problem);
      return { isPast: sealed !== undefined };
    },
    file: (plan) => ({ name: 'input.pdf', bytes: bytesOf(plan) }),
  };
}

/** The bytes of a plan. */
export function makeBytes({ base, mutations, isRebuilt }: PdfPlan, corpus: readonly CorpusFile[]): Buffer {
  const start = corpus.find(({ name }) => name === base)?.text ?? '';
  const text = mutations.reduce((before, mutation) => mutatePdf(before, mutation, corpus), start);
  return Buffer.from(isRebuilt ? rebuildTable(text) : text, 'latin1');
}
