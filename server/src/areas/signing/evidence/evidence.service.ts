import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { InputOf, Language } from 'shared-api/contracts/common';
import {
  mayHaveEvidence,
  mayHaveEvidencePackage,
  type downloadEvidence,
  type downloadEvidencePackage,
} from 'shared-api/contracts/signing';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { PdfEditing } from '../../../platform/pdf-editing/pdf-editing.ts';
import type { StoredFile } from '../../../platform/storage/storage.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentAccess } from '../documents/document-access.ts';
import { documentSubject, recordEvent } from '../documents/document-audit.ts';
import type { DocumentFiles } from '../documents/document-files.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { lockDocuments } from '../documents/document.repository.ts';
import { findPeople } from '../documents/people-of-log.ts';
import { withScratchFile } from '../documents/scratch-file.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { toEvidenceParts } from './evidence-parts.ts';
import { writeEvidence } from './evidence-pdf.ts';
import { insertEvidence, listEvidence } from './evidence.repository.ts';
import type { EvidenceFile } from './evidence.schema.ts';
import { evidenceText } from './evidence.texts.ts';
import { makePackageFiles, packEvents, toManifest } from './package-files.ts';
import { packageNames } from './package-names.ts';
import { sha256 } from './verifier/bytes.ts';
import { manifestName, type Manifest } from './verifier/check-package.ts';
import { checkPdf, type CheckedPdf } from './verifier/pdf-seal.ts';
import { zipOf } from './zip-of.ts';

interface EvidenceDependencies extends Pick<AreaPlatform, 'db' | 'audit' | 'clock' | 'storage'> {
  access: DocumentAccess;
  files: DocumentFiles;
  directory: SigningDirectory;
  pdfEditing: Pick<PdfEditing, 'sign'>;
  /** Name of the product. */
  product: string;
}

const noLimit = { limit: Number.MAX_SAFE_INTEGER };

/** The evidence of a signed document: a sealed PDF, and a package that is verified without us (decision 063). */
export function createEvidenceService(dependencies: EvidenceDependencies) {
  const { db, audit, clock, storage, access, files, directory, pdfEditing, product } = dependencies;
  return {
    /** The evidence as a PDF in the caller's language; made when it is first asked for, and the same from then on. */
    download: async (caller: Caller, { id }: InputOf<typeof downloadEvidence>): Promise<FileAnswer> => {
      const { document } = await access.requireDocument(db, caller, id, mayHaveEvidence);
      const { language } = caller;
      const kept = await ensure(document, caller);
      const name = packageNames[language].evidence;
      const file = kept.find((each) => each.name === name);
      if (!file) throw new Error(`The evidence of ${id} has no ${name}`);
      const stream = await files.read(document, file.fileHash);
      return { stream, name, type: 'application/pdf', size: file.fileSize, hash: file.fileHash };
    },

    /** The package in the caller's language: the same files each time. */
    downloadPackage: async (
      caller: Caller,
      { id }: InputOf<typeof downloadEvidencePackage>,
    ): Promise<FileAnswer> => {
      const { document } = await access.requireDocument(db, caller, id, mayHaveEvidencePackage);
      const kept = await ensure(document, caller);
      const stream = zipOf(
        kept.map(({ name, fileHash }) => ({ name, read: () => files.read(document, fileHash) })),
        document.signedAt ?? clock.now(),
      );
      const name = `${packageNames[caller.language].evidence.replace('.pdf', '')}-${id.slice(0, 8)}.zip`;
      return { stream, name, type: 'application/zip' };
    },
  };

  async function ensure(document: DocumentRecord, caller: Caller): Promise<EvidenceFile[]> {
    const { language } = caller;
    const wanted = { documentId: document.id, language };
    const known = await listEvidence(db, wanted);
    if (known.length > 0) return known;
    const made = await make(document, language);
    return db.transaction(async (tx) => {
      await lockDocuments(tx, [document.id]);
      // Who asked at the same time was first: there is one evidence.
      const first = await listEvidence(tx, wanted);
      if (first.length > 0) return first;
      const rows = made.map((file) => ({ ...wanted, ...file }));
      await insertEvidence(tx, rows);
      const evidence = made.find(({ name }) => name === packageNames[language].evidence)?.fileHash;
      const data = { language, evidence, manifest: made.find(({ name }) => name === manifestName)?.fileHash };
      await recordEvent(audit, tx, {
        documentId: document.id,
        action: 'document.evidence-made',
        caller,
        data,
      });
      return rows;
    });
  }

  async function make(document: DocumentRecord, language: Language) {
    const subject = documentSubject(document.id);
    const log = upToSeal(await audit.list(db, subject));
    const end = { events: log.length, hash: log.at(-1)?.hash ?? '' };
    const sealedHash = document.sealedHash ?? '';
    const sealed = await checkPdf(await buffer(await files.read(document, sealedHash)));
    const events = packEvents(subject, log, audit.proveEnd(subject, end));
    const listed = await list(document, await makePackageFiles({ events, sealed }, language), language);
    const { evidence: name } = packageNames[language];
    const manifest = await keep(toManifest(document, { evidence: name, files: listed }));
    const evidence = await seal(
      await write({ document, log, sealed }, language),
      {
        events: end.events,
        eventsHash: end.hash,
        manifest: manifest.hash,
      },
      language,
    );
    return [
      ...listed.map((file) => ({ name: file.name, fileHash: file.sha256, fileSize: file.size })),
      { name: manifestName, fileHash: manifest.hash, fileSize: manifest.size },
      { name, fileHash: evidence.hash, fileSize: evidence.size },
    ];
  }

  /** The files of the package with their hashes; what was made for it is kept. */
  async function list(
    { fileHash, fileSize, uploadedHash, sealedHash, sealedSize }: DocumentRecord,
    made: Awaited<ReturnType<typeof makePackageFiles>>,
    language: Language,
  ): Promise<Manifest['files'][number][]> {
    const names = packageNames[language];
    const listed: Manifest['files'][number][] = [
      { name: names.sealed, role: 'sealed', size: sealedSize ?? 0, sha256: sealedHash ?? '' },
      { name: names.original, role: 'original', size: fileSize, sha256: fileHash },
    ];
    if (uploadedHash !== fileHash && (await storage.has(uploadedHash))) {
      const { length } = await buffer(await storage.read(uploadedHash));
      listed.push({ name: names.uploaded, role: 'uploaded', size: length, sha256: uploadedHash });
    }
    for (const { name, role, bytes } of made) {
      const { hash, size } = await keep(bytes);
      listed.push({ name, role, size, sha256: hash });
    }
    return listed;
  }

  async function write({ document, log, sealed }: Signed, language: Language): Promise<Buffer> {
    const certificate = sealed.seal?.certificate;
    const company = document.companyId ? await directory.findCompany(db, document.companyId) : undefined;
    const facts = {
      document,
      log,
      product,
      company: company?.name,
      people: await findPeople(db, directory, { document, log }),
      certificate: certificate && { holder: certificate.name, sha256: await sha256(certificate.bytes) },
    };
    const title = evidenceText(language, 'title');
    return writeEvidence({ title, about: document.title, language, parts: toEvidenceParts(facts, language) });
  }

  async function seal(
    pdf: Buffer,
    evidence: { events: number; eventsHash: string; manifest: string },
    language: Language,
  ): Promise<StoredFile> {
    return withScratchFile((inputPath) =>
      withScratchFile(async (outputPath) => {
        await writeFile(inputPath, pdf);
        const sealedAt = clock.now().toISOString();
        const reason = evidenceText(language, 'title');
        await pdfEditing.sign({
          inputPath,
          outputPath,
          signatures: [],
          seal: { sealedAt, reason, evidence },
        });
        return storage.put(createReadStream(outputPath), noLimit);
      }),
    );
  }

  async function keep(bytes: Uint8Array): Promise<StoredFile> {
    return storage.put([bytes], noLimit);
  }
}

interface Signed {
  readonly document: DocumentRecord;
  readonly log: readonly AuditRow[];
  readonly sealed: CheckedPdf;
}

/** What the evidence is about ends with the seal; a download or a mail after it is not part of the signing. */
function upToSeal(log: readonly AuditRow[]): readonly AuditRow[] {
  const sealed = log.findIndex(({ action }) => action === 'document.sealed');
  return sealed < 0 ? log : log.slice(0, sealed + 1);
}
