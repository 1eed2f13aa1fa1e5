import { readFile } from 'node:fs/promises';
import type { Language } from 'shared-api/contracts/common';
import { toPem } from '../../../platform/sealing/pem.ts';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { packageNames } from './package-names.ts';
import { evidenceAssets, readmeText } from './readme.ts';
import type { Manifest, PackedEvents } from './verifier/check-package.ts';
import type { FileRole } from './verifier/findings.ts';
import type { CheckedPdf } from './verifier/pdf-seal.ts';

/** A file of the package that is made for it. */
interface MadeFile {
  readonly name: string;
  readonly role: FileRole;
  readonly bytes: Uint8Array;
}

/** The files that are made for a package: events, certificates, time stamps, what verifies it, and what explains it. */
export async function makePackageFiles(
  { events, sealed }: { readonly events: PackedEvents; readonly sealed: CheckedPdf },
  language: Language,
): Promise<MadeFile[]> {
  const names = packageNames[language];
  const certificates = sealed.seal?.certificates ?? [];
  const stamp = sealed.seal?.timeStamp?.bytes;
  return [
    { name: names.events, role: 'events', bytes: json(events) },
    ...certificates.map(({ bytes }, index): MadeFile => {
      const pem = Buffer.from(toPem('CERTIFICATE', bytes));
      return { name: `${names.certificate}-${index + 1}.pem`, role: 'certificate', bytes: pem };
    }),
    ...(stamp ? [{ name: `${names.timeStamp}.tst`, role: 'time-stamp' as const, bytes: stamp }] : []),
    { name: names.page, role: 'page', bytes: await readFile(new URL('verify.html', evidenceAssets)) },
    { name: 'verify.mjs', role: 'command', bytes: await readFile(new URL('verify.mjs', evidenceAssets)) },
    { name: names.readme, role: 'readme', bytes: Buffer.from(await readmeText(language)) },
  ];
}

/** The events as they stand in the package: all that their hashes are over. */
export function packEvents(subject: string, log: readonly AuditRow[], proof: string): PackedEvents {
  const events = log.map(({ sequence, at, actor, actingFor, action, data, previousHash, hash }) => ({
    subject,
    sequence,
    at: at.toISOString(),
    actor,
    actingFor,
    action,
    data,
    previousHash,
    hash,
  }));
  return { subject, events, proof };
}

/** The list of the files, as bytes. */
export function toManifest(
  { id, title }: Pick<DocumentRecord, 'id' | 'title'>,
  { evidence, files }: Pick<Manifest, 'evidence' | 'files'>,
): Buffer {
  const manifest: Manifest = { document: { id, title }, evidence, files };
  return json(manifest);
}

function json(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
