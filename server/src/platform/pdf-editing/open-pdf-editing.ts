import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { openSealingIdentity } from '../sealing/sealing-identity.ts';
import { createPdfEditing } from './isolation/create-pdf-editing.ts';
import type { PdfEditing } from './pdf-editing.ts';
import { createRemotePdfEditing } from './remote/create-remote-pdf-editing.ts';

/** The PDF engine as configured: on the host of `PDF_EDITING_URL`, or in processes of this one that do not get the installation's key. */
export async function openPdfEditing(config: Config, clock: Clock): Promise<PdfEditing> {
  const { url, secret } = config.pdfEditing;
  if (url && secret) return createRemotePdfEditing({ url, secret });
  const { tsaUrl, p12File, p12Password = '' } = config.seal;
  const identity = await openSealingIdentity({
    folder: join(config.dataFolder, 'keys'),
    organization: config.product.name,
    now: clock.now(),
    p12: p12File ? { path: p12File, password: p12Password } : undefined,
  });
  return createPdfEditing({ identity, timeStampUrl: tsaUrl, maxBytes: config.documentUpload.max });
}
