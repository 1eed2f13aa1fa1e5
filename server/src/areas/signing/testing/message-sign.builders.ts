import { eq } from 'drizzle-orm';
import { signMessage, toMarkPages, type PlacedMarks, type ShownPage } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { signingMessageCopies } from '../messages/message.schema.ts';
import { everyPageShown } from './documents.builders.ts';
import { makeDrawing, toDataUrl } from './drawings.builders.ts';
import { addMessage, pdfAttachment, readCopy } from './messages.builders.ts';
import type { SigningTestApp } from './signing-app.ts';

type Staff = keyof SigningTestApp['cookies'];

/** Where one signs, unless a test wants it elsewhere. */
export const signedPlace = { page: 2, x: 0.1, y: 0.2, width: 0.3, height: 0.1 };

/** A message with a PDF to sign that somebody read, who may sign; of Beta's Luca each signature needs a code. */
export async function addToSign(
  app: SigningTestApp,
  { as = 'mario', ...shape }: Parameters<typeof addMessage>[1] & { as?: Staff } = {},
): Promise<string> {
  const { db } = app;
  await db.update(authUsers).set({ permissions: ['firma_docsign'] });
  const { copyId } = await addMessage(app, {
    to: as,
    file: pdfAttachment(),
    title: 'Regolamento',
    signsAttachment: true,
    ...shape,
  });
  const companyId = as === 'luca' ? 'beta' : 'acme';
  await db.update(signingMessageCopies).set({ companyId }).where(eq(signingMessageCopies.id, copyId));
  await readCopy(app, copyId);
  return copyId;
}

interface Signing extends Partial<PlacedMarks> {
  readonly as?: Staff;
  readonly signature?: string;
  readonly picture?: string;
  readonly shownPages?: ShownPage[];
  readonly challenge?: string;
}

/** Signs a message. */
export async function signCopy(
  { app, cookies }: SigningTestApp,
  id: string,
  { as = 'mario', signatures = [signedPlace], images = [], texts = [], ...given }: Signing = {},
) {
  const canvas = { width: 1000, height: 2000 };
  const input = {
    id,
    signature: toDataUrl(makeDrawing()),
    picture: '',
    canvasWidth: canvas.width,
    canvasHeight: canvas.height,
    shownPages: everyPageShown,
    pages: toMarkPages({ signatures, images, texts }, canvas),
    ...given,
  };
  return callOn(app, signMessage, input, { cookie: cookies[as] });
}
