import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { openDocument } from '../format/document.ts';
import { asInteger, PdfSyntaxError } from '../format/objects.ts';
import { readPages } from '../format/page-tree.ts';
import { recoverCrossReference } from '../format/recover.ts';
import { openSource } from '../format/source.ts';

// The library holds the file several times over.
const mostBytes = 64 * 1024 * 1024;

/** Rewrites a damaged file whole; false when it cannot be read or when pages would be lost. */
export async function repairFile(path: string, to: string): Promise<boolean> {
  if (statSync(path).size > mostBytes) return false;
  const rewritten = await rewrite(path);
  if (!rewritten) return false;
  writeFileSync(to, rewritten, { mode: 0o600 });
  return countPages(to) >= expectedPages(path);
}

async function rewrite(path: string): Promise<Uint8Array | null> {
  const { PDF, PdfName } = await import('@libpdf/core');
  try {
    const pdf = await PDF.load(readFileSync(path));
    if (pdf.isEncrypted || pdf.getPageCount() === 0) return null;
    // Without a change the library gives the damaged bytes back.
    pdf.getCatalog().set('Type', PdfName.of('Catalog'));
    return await pdf.save();
  } catch {
    return null;
  }
}

function countPages(path: string): number {
  const source = openSource(path);
  try {
    return [...readPages(openDocument(source))].length;
  } catch (error) {
    if (error instanceof PdfSyntaxError) return 0;
    throw error;
  } finally {
    source.close();
  }
}

/** How many pages the damaged file says it has or still shows, and one at least. */
function expectedPages(path: string): number {
  const source = openSource(path);
  try {
    const document = openDocument(source, recoverCrossReference(source));
    const tree = document.resolveDict(document.catalog().dict.get('Pages'));
    return Math.max(1, asInteger(document.resolve(tree?.get('Count'))) ?? 1);
  } catch (error) {
    if (error instanceof PdfSyntaxError) return 1;
    throw error;
  } finally {
    source.close();
  }
}
