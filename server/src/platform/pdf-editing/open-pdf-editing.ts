import type { Platform } from '../platform.ts';
import { createPdfEditing, type PdfEditingOptions } from './isolation/create-pdf-editing.ts';
import type { PdfEditing } from './pdf-editing.ts';
import { createRemotePdfEditing } from './remote/create-remote-pdf-editing.ts';

/** The PDF engine as configured: on the host of `PDF_EDITING_URL`, or in processes of this one that do not get the installation's key. */
export async function openPdfEditing(
  { config, seals }: Pick<Platform, 'config' | 'seals'>,
  limits: Pick<PdfEditingOptions, 'preflightMs' | 'signMs'> = {},
): Promise<PdfEditing> {
  const { url, secret } = config.pdfEditing;
  if (url && secret) return createRemotePdfEditing({ url, secret });
  await seals.open();
  return createPdfEditing({
    seal: seals,
    timeStampUrl: config.seal.tsaUrl,
    maxBytes: config.documentUpload.max,
    ...limits,
  });
}
