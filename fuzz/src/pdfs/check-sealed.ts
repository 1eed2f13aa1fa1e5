import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPdf } from '../../../server/src/areas/signing/evidence/verifier/pdf-seal.ts';
import { openDocument } from '../../../server/src/platform/pdf-editing/format/document.ts';
import { openSource } from '../../../server/src/platform/pdf-editing/format/source.ts';
import {
  contentsOf,
  type PageContent,
} from '../../../server/src/platform/pdf-editing/preflight/page-contents.ts';
import type { Problem } from '../oracle/problem.ts';
import type { Sealed } from './sign-document.ts';

/** What is wrong with a sealed file: its first bytes are the original's, its seal verifies, its pages draw what they drew. */
export async function checkSealed({ original, sealed }: Sealed): Promise<Problem[]> {
  const problems: string[] = [];
  if (!sealed.subarray(0, original.length).equals(original))
    problems.push('the first bytes are not the original');
  const { seal } = await checkPdf(sealed);
  if (seal?.state !== 'good') problems.push(`the seal is ${seal?.state ?? 'missing'}`);
  const [before, after] = [pageContentsOf(original), pageContentsOf(sealed)];
  if (typeof after === 'string') problems.push(`the pages cannot be read: ${after}`.slice(0, 200));
  // What came signed and damaged is read in another way before.
  else if (typeof before !== 'string' && !isSame(before, after)) problems.push('a page draws something else');
  return problems.map((seen) => ({ rule: 'sealing', seen, fault: seen }));
}

const isSame = (before: readonly PageContent[], after: readonly PageContent[]) =>
  before.every((content, index) => content === null || content === after[index]);

function pageContentsOf(bytes: Buffer): PageContent[] | string {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-fuzz-pages-'));
  const path = join(folder, 'file.pdf');
  writeFileSync(path, bytes);
  const source = openSource(path);
  try {
    return contentsOf(openDocument(source));
  } catch (error) {
    return String(error);
  } finally {
    source.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
