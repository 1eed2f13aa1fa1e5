import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { InputOf, Language } from 'shared-api/contracts/common';
import {
  mayHaveEvidence,
  mayHaveEvidencePackage,
  type downloadEvidence,
  type LogProblem,
  type downloadEvidencePackage,
} from 'shared-api/contracts/signing';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
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
import type { LoggedDocument, LoggedSignature } from '../documents/logged-document.ts';
import { findPeople, type LoggedPerson } from '../documents/people-of-log.ts';
import { withScratchFile } from '../documents/scratch-file.ts';
import { toEmailKey } from '../actor.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { signingTexts } from '../signing.texts.ts';
import { checkDocument, findChainProblems } from './check-document.ts';
import { toEvidenceParts } from './evidence-parts.ts';
import { writeEvidence } from './evidence-pdf.ts';
import { insertEvidence, listEvidence } from './evidence.repository.ts';
import type { EvidenceFile } from './evidence.schema.ts';
import { evidenceText } from './evidence.texts.ts';
import { makePackageFiles, packEvents, toManifest } from './package-files.ts';
import { packageNames } from './package-names.ts';
import { problemAt } from './seal-check.ts';
import type { SealReports } from './seal-reports.ts';
import { sha256 } from './verifier/bytes.ts';
import { manifestName, type Manifest } from './verifier/check-package.ts';
import { checkPdf, type CheckedPdf } from './verifier/pdf-seal.ts';
import { zipOf } from '../../../platform/storage/zip-of.ts';

interface EvidenceDependencies extends Pick<
  AreaPlatform,
  'db' | 'audit' | 'clock' | 'storage' | 'notedRows'
> {
  access: DocumentAccess;
  files: DocumentFiles;
  directory: SigningDirectory;
  pdfEditing: Pick<PdfEditing, 'sign'>;
  sealReports: SealReports;
  /** Name of the product. */
  product: string;
}

const noLimit = { limit: Number.MAX_SAFE_INTEGER };

/** The evidence of a signed document: a sealed PDF, and a package that is verified without us (decision 063). */
export function createEvidenceService(dependencies: EvidenceDependencies) {
  const { db, audit, clock, storage, access, files, directory, pdfEditing, product, sealReports } =
    dependencies;
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
    if (known.length > 0) {
      await requireMade(document, known, language);
      return known;
    }
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

  /** What was made is what its event says: of the evidence, and of the list that holds the hash of everything else. */
  async function requireMade(
    document: DocumentRecord,
    known: readonly EvidenceFile[],
    language: Language,
  ): Promise<void> {
    const chain = await findChainProblems({ audit, db }, document.id);
    const events = await audit.list(db, documentSubject(document.id));
    const made = events.find(
      ({ action, data }) => action === 'document.evidence-made' && data['language'] === language,
    );
    const hashOf = (name: string) => known.find((file) => file.name === name)?.fileHash;
    const isMade =
      made?.data['evidence'] === hashOf(packageNames[language].evidence) &&
      made?.data['manifest'] === hashOf(manifestName);
    const isListed = isMade && (await areListed(document, known));
    if (chain.length > 0 || !isListed)
      await refuse(document, [...chain, ...(isListed ? [] : [problemAt('row-other', made?.sequence)])]);
  }

  async function areListed(document: DocumentRecord, known: readonly EvidenceFile[]): Promise<boolean> {
    const manifest = known.find(({ name }) => name === manifestName);
    const bytes = await buffer(await files.read(document, manifest?.fileHash ?? ''));
    const { files: listed, evidence } = JSON.parse(bytes.toString()) as Manifest;
    const hashes = new Map(listed.map(({ name, sha256: hash }) => [name, hash]));
    return known.every(
      ({ name, fileHash }) => name === manifestName || name === evidence || hashes.get(name) === fileHash,
    );
  }

  /** @throws AppError `file-changed` always: what does not agree is not proved, and is reported. */
  async function refuse(document: DocumentRecord, problems: readonly LogProblem[]): Promise<never> {
    await sealReports.report(document.id, problems);
    throw new AppError('file-changed', { text: signingTexts.notProved });
  }

  async function make(document: DocumentRecord, language: Language) {
    const subject = documentSubject(document.id);
    const read = (hash: string) => files.read(document, hash);
    const { problems, logged, log: whole } = await checkDocument({ ...dependencies, read }, document.id);
    if (problems.length > 0) await refuse(document, problems);
    // What is wrong with who sent and signed is reported; the evidence itself speaks from the log.
    const people = new Set(whole.flatMap(({ actor }) => actor ?? []));
    await dependencies.notedRows.check('user', [...people]);
    const log = upToSeal(whole);
    const end = { events: log.length, hash: log.at(-1)?.hash ?? '' };
    const sealedHash = document.sealedHash ?? '';
    const sealed = await checkPdf(await buffer(await files.read(document, sealedHash)));
    const events = packEvents(subject, log, audit.proveEnd(subject, end));
    const listed = await list(document, await makePackageFiles({ events, sealed }, language), language);
    const { evidence: name } = packageNames[language];
    const manifest = await keep(toManifest(document, { evidence: name, files: listed }));
    const evidence = await seal(
      await write({ document, log, logged, sealed }, language),
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

  async function write({ document, log, logged, sealed }: Signed, language: Language): Promise<Buffer> {
    const certificate = sealed.seal?.certificate;
    const company = document.companyId ? await directory.findCompany(db, document.companyId) : undefined;
    const facts = {
      document,
      log,
      logged,
      product,
      company: company?.name,
      people: withLogged(await findPeople(db, directory, { document, log }), logged),
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
  readonly logged: LoggedDocument;
  readonly sealed: CheckedPdf;
}

/** What the evidence is about ends with the seal; a download or a mail after it is not part of the signing. */
function upToSeal(log: readonly AuditRow[]): readonly AuditRow[] {
  const sealed = log.findIndex(({ action }) => action === 'document.sealed');
  return sealed < 0 ? log : log.slice(0, sealed + 1);
}

/** Who sent it and who signed have the names that the log gives them; of the others it is said that theirs are not from there. */
function withLogged(
  people: ReadonlyMap<string, LoggedPerson>,
  logged: LoggedDocument,
): ReadonlyMap<string, LoggedPerson> {
  const { made, signatures } = logged;
  const signers = [...signatures.values()].flatMap((signature) => {
    const { actor } = signature;
    const name = nameOf(signature);
    return actor !== null && name !== undefined ? [{ actor, name }] : [];
  });
  return new Map<string, LoggedPerson>([
    ...[...people].map(([actor, person]) => [actor, { ...person, isLogged: false }] as const),
    ...(made?.sender
      ? [[made.sender.actor, { name: made.sender.name, isReceiver: false, isLogged: true }] as const]
      : []),
    ...signers.map(({ actor, name }) => [actor, { name, isReceiver: true, isLogged: true }] as const),
  ]);
}

/** An account has its own name, whatever name the sender wrote; before that was recorded, it signed as the receiver where it was known by their address. */
function nameOf({ account, names, signerEmail }: LoggedSignature): string | undefined {
  if (account !== undefined || !names) return account;
  const isReceiver = signerEmail === undefined || toEmailKey(signerEmail) === toEmailKey(names.receiver);
  return isReceiver ? `${names.name} ${names.surname}` : undefined;
}
