import { completeDocument, saveSignatures } from 'shared-api/contracts/signing';
import { signFile } from '../../../platform/pdf-editing/signing/sign-file.ts';
import { signingMeans } from '../../../platform/pdf-editing/testing/sign-request.ts';
import { callOn } from '../../../testing/index.ts';
import { drawnIn, everyPageShown, lastLink, openLink, sendDocument } from './documents.builders.ts';
import type { SigningTestApp } from './signing-app.ts';

const means = signingMeans();

type Means = Awaited<typeof means>;

/** Has documents sealed for real from now on, within this process; with time stamps where an authority is named. */
export function sealForReal(
  { pdfEditing }: SigningTestApp,
  { timeStampAuthority = null }: Partial<Pick<Means, 'timeStampAuthority'>> = {},
): void {
  pdfEditing.signWith = async (request) => {
    const known = await means;
    const result = await signFile(request, { ...known, timeStampAuthority });
    return { ...result, certificate: known.cms.fingerprint };
  };
}

/** A document that a guest came to by their link and signed. @returns its id, and their cookie */
export async function signAsGuest(
  app: SigningTestApp,
  shape: Parameters<typeof sendDocument>[1] = {},
  shownPages = everyPageShown,
  whenSent: (id: string) => Promise<void> = async () => undefined,
): Promise<{ id: string; cookie: string }> {
  const id = await sendDocument(app, { boxes: 1, receiverEmail: 'carla@example.org', ...shape });
  await whenSent(id);
  const cookie = await openLink(app, await lastLink(app, id));
  const saved = await callOn(app.app, saveSignatures, { id, ...drawnIn(0), shownPages }, { cookie });
  if (saved.error) throw new Error(`signing was refused: ${saved.error.Error}`);
  await app.whileWorking(callOn(app.app, completeDocument, { id }, { cookie }));
  return { id, cookie };
}
