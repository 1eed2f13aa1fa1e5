import { eq } from 'drizzle-orm';
import { downloadEvidence, verifyDocumentLog } from 'shared-api/contracts/signing';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import type { SigningTestApp } from './signing-app.ts';

/** The kinds of what 'Verifica' finds wrong with a document. */
export async function problemsOf({ app, cookies }: SigningTestApp, id: string) {
  const { output } = await callOn(app, verifyDocumentLog, { id }, { cookie: cookies.acme });
  return output.problems.map(({ kind }) => kind);
}

/** The evidence of a document, as its company asks for it. */
export const evidenceOf = async ({ app, cookies }: SigningTestApp, id: string) =>
  downloadOn(app, downloadEvidence, { id }, { cookie: cookies.acme });

/** `given`, or the code of the refusal. */
export const codeOf = (answer: { readonly bytes: Uint8Array; readonly status: number }) =>
  answer.status === 200
    ? 'given'
    : (JSON.parse(Buffer.from(answer.bytes).toString()) as { code: string }).code;

/** Writes over a document's row, as somebody who has the database. */
export async function changeRow(
  { db }: SigningTestApp,
  id: string,
  row: Partial<typeof signingDocuments.$inferInsert>,
) {
  await db.update(signingDocuments).set(row).where(eq(signingDocuments.id, id));
}
