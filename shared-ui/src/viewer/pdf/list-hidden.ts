import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { HiddenPart } from '../open-file.ts';

/** Pages whose commands are looked at: beyond them a file is too long to be read through beside its drawing. */
const maxPages = 100;

/** What a PDF holds beside its pages, page by page and one after the other: nothing of it hurries. */
export async function listHidden(pdf: PDFDocumentProxy): Promise<HiddenPart[]> {
  let hasScripts = (await pdf.getJSActions()) !== null || (await hasFieldScripts(pdf));
  let opensFiles = false;
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
    if (hasScripts && opensFiles) break;
    const page = await pdf.getPage(number);
    hasScripts ||= (await page.getJSActions()) !== null;
    opensFiles ||= (await page.getAnnotations()).some(opensFile);
  }
  const attached = (await pdf.getAttachments()) as ReadonlyMap<string, unknown> | object | null;
  const count = attached instanceof Map ? attached.size : Object.keys(attached ?? {}).length;
  return [
    ...(hasScripts ? (['scripts'] as const) : []),
    ...(count > 0 ? (['attachments'] as const) : []),
    ...(opensFiles ? (['commands'] as const) : []),
    ...(pdf.numPages > maxPages && !(hasScripts && opensFiles) ? (['unread'] as const) : []),
  ];
}

/** Whether a field of the form runs something. That there are fields at all, as those of signatures, makes `hasJSActions` say yes. */
async function hasFieldScripts(pdf: PDFDocumentProxy): Promise<boolean> {
  const fields = ((await pdf.getFieldObjects()) ?? {}) as Record<
    string,
    readonly { actions?: object | null }[]
  >;
  return Object.values(fields)
    .flat()
    .some(({ actions }) => Object.keys(actions ?? {}).length > 0);
}

type Annotation = Awaited<ReturnType<PDFPageProxy['getAnnotations']>>[number];

/** A link to a file or a program has a name, and is no address of the web. */
function opensFile(annotation: Annotation): boolean {
  const { url, unsafeUrl } = annotation as { readonly url?: string; readonly unsafeUrl?: string };
  return unsafeUrl !== undefined && url === undefined;
}
