import { areSameBytes, latin1, sha256, toBase64 } from './bytes.ts';
import { checkAuthorities, checkDates } from './certificate-chain.ts';
import { checkLogged } from './check-logged.ts';
import { findBrokenEvent, type PackedEvent } from './event-chain.ts';
import type { FileRole, Finding } from './findings.ts';
import { checkPdf, type CheckedPdf } from './pdf-seal.ts';

/** The list of the files of a package: all but itself and the evidence, whose seal holds its hash. */
export interface Manifest {
  readonly document: { readonly id: string; readonly title: string };
  /** File name of the evidence. */
  readonly evidence: string;
  readonly files: readonly {
    readonly name: string;
    readonly role: FileRole;
    readonly size: number;
    readonly sha256: string;
  }[];
}

/** The events of a package, with what only the installation that wrote them can compare. */
export interface PackedEvents {
  readonly subject: string;
  readonly events: readonly PackedEvent[];
  /** HMAC-SHA-256 over subject, number of events and hash of the last, with the secret of the installation. */
  readonly proof: string;
}

/** The name of the list in every package. */
export const manifestName = 'manifest.json';

/** The contents of a package by their names. */
type PackageFiles = ReadonlyMap<string, Uint8Array>;

/**
 * Verifies a package, in the order in which a person would want to know. Needs nothing but the files; `odd` is the entry of the zip they
 * came in that other programs read otherwise.
 */
export async function checkPackage(files: PackageFiles, odd?: string): Promise<Finding[]> {
  const manifest = parseManifest(files.get(manifestName));
  const oddities: Finding[] =
    odd === undefined ? [] : [{ state: 'bad', key: 'zip-odd', values: { name: odd } }];
  if (!manifest)
    return [...oddities, { state: 'bad', key: 'manifest-missing', values: { name: manifestName } }];
  const nameOf = (role: FileRole) => manifest.files.find((file) => file.role === role)?.name ?? '';
  const named = (role: FileRole) => {
    const bytes = files.get(nameOf(role));
    return bytes && { name: nameOf(role), bytes };
  };
  const sealed = await openPdf(files, nameOf('sealed'));
  const evidence = await openPdf(files, manifest.evidence);
  return [
    ...oddities,
    ...checkRoles(manifest),
    ...(await checkFiles(files, manifest)),
    ...(await checkManifest(files, evidence)),
    ...(sealed ? checkSignatures(sealed) : []),
    ...(evidence ? checkSignatures(evidence) : []),
    ...checkOriginal(sealed?.bytes, files.get(nameOf('original'))),
    ...(await checkEvents(files.get(nameOf('events')), { name: nameOf('events'), sealed, evidence, named })),
    ...(await checkCertificates(sealed, evidence)),
    ...checkCertificateFiles(files, manifest, sealed),
  ];
}

interface OpenPdf extends CheckedPdf {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function openPdf(files: PackageFiles, name: string): Promise<OpenPdf | undefined> {
  const bytes = files.get(name);
  return bytes && { name, bytes, ...(await checkPdf(bytes)) };
}

function parseManifest(bytes: Uint8Array | undefined): Manifest | undefined {
  try {
    const manifest = JSON.parse(new TextDecoder().decode(bytes)) as Manifest;
    return Array.isArray(manifest.files) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** What every package has, once: a list that leaves one out hides what would contradict the rest. */
const needed: readonly FileRole[] = ['sealed', 'original', 'events'];

function checkRoles({ files, evidence }: Manifest): Finding[] {
  const lacking = needed.filter((role) => files.filter((file) => file.role === role).length !== 1);
  const findings = lacking.map((role): Finding => ({ state: 'bad', key: 'role-missing', values: { role } }));
  return evidence ? findings : [...findings, { state: 'bad', key: 'evidence-missing' }];
}

async function checkFiles(files: PackageFiles, manifest: Manifest): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const file of manifest.files) {
    const bytes = files.get(file.name);
    const values = { name: file.name };
    if (!bytes) findings.push({ state: 'bad', key: 'file-missing', values });
    else if ((await sha256(bytes)) !== file.sha256)
      findings.push({ state: 'bad', key: 'file-changed', values });
    else findings.push({ state: 'good', key: 'file', values });
  }
  if (!files.has(manifest.evidence))
    findings.push({ state: 'bad', key: 'file-missing', values: { name: manifest.evidence } });
  const known = new Set([manifestName, manifest.evidence, ...manifest.files.map(({ name }) => name)]);
  for (const name of files.keys())
    if (!known.has(name)) findings.push({ state: 'unknown', key: 'file-foreign', values: { name } });
  return findings;
}

async function checkManifest(files: PackageFiles, evidence: OpenPdf | undefined): Promise<Finding[]> {
  if (!evidence || evidence.seal?.state !== 'good') return [];
  const hash = await sha256(files.get(manifestName) ?? new Uint8Array());
  const values = { name: manifestName, evidence: evidence.name };
  return evidence.entries?.manifest === hash
    ? [{ state: 'good', key: 'manifest', values }]
    : [{ state: 'bad', key: 'manifest-other', values }];
}

function checkSignatures({ name, seal, signatures }: OpenPdf): Finding[] {
  const others = signatures.filter((signature) => signature !== seal);
  const findings: Finding[] = others.map(({ state, certificate }) => {
    const values = { name, holder: certificate?.name ?? '?' };
    if (state === 'good') return { state, key: 'signature', values };
    if (state === 'bad') return { state, key: 'signature-broken', values };
    return { state, key: 'signature-unknown', values };
  });
  const values = { name, holder: seal?.certificate?.name ?? '?' };
  findings.push(
    seal?.state === 'good'
      ? { state: 'good', key: 'seal', values }
      : { state: 'bad', key: 'seal-broken', values },
  );
  if (seal?.state === 'good') findings.push(stampFinding(name, seal.timeStamp));
  return findings;
}

function stampFinding(name: string, stamp: NonNullable<OpenPdf['seal']>['timeStamp']): Finding {
  if (!stamp) return { state: 'unknown', key: 'time-stamp-none', values: { name } };
  const values = { name, at: stamp.at, authority: stamp.authority };
  if (stamp.state === 'good') return { state: 'good', key: 'time-stamp', values };
  if (stamp.flaw) return { state: 'bad', key: `time-stamp-${stamp.flaw}`, values };
  if (stamp.state === 'bad') return { state: 'bad', key: 'time-stamp-broken', values };
  return { state: 'unknown', key: 'time-stamp-unknown', values };
}

/** What was shown must be the first bytes of what was sealed. */
function checkOriginal(sealed: Uint8Array | undefined, original: Uint8Array | undefined): Finding[] {
  if (!sealed || !original) return [];
  return areSameBytes(sealed.subarray(0, original.length), original)
    ? [{ state: 'good', key: 'original' }]
    : [{ state: 'bad', key: 'original-other' }];
}

interface EventsContext {
  readonly name: string;
  readonly sealed: OpenPdf | undefined;
  readonly evidence: OpenPdf | undefined;
  readonly named: Parameters<typeof checkLogged>[1]['named'];
}

async function checkEvents(
  bytes: Uint8Array | undefined,
  { name, sealed, evidence, named }: EventsContext,
): Promise<Finding[]> {
  if (!bytes) return [];
  const events = parseEvents(bytes);
  if (!events) return [{ state: 'bad', key: 'chain-unreadable', values: { name } }];
  const broken = await findBrokenEvent(events);
  if (broken !== undefined) return [{ state: 'bad', key: 'chain-broken', values: { name, at: broken } }];
  const chain: Finding = { state: 'good', key: 'chain', values: { name, count: events.length } };
  const ends = [sealed, evidence].flatMap((pdf) => (pdf ? checkEnd(pdf, events) : []));
  const sealedAt = events.findLast(({ action }) => action === 'document.sealed')?.at;
  return [
    chain,
    ...ends,
    ...(await checkLogged(events, { named, sealed })),
    ...checkDates(sealed, sealedAt),
    // Evidence is made of a log: right after its last event.
    ...checkDates(evidence, events.at(-1)?.at),
  ];
}

function checkEnd({ name, seal, entries }: OpenPdf, events: readonly PackedEvent[]): Finding[] {
  if (seal?.state !== 'good') return [];
  if (!entries) return [{ state: 'unknown', key: 'chain-older', values: { name } }];
  const values = { name, at: entries.events };
  return events[entries.events - 1]?.hash === entries.eventsHash
    ? [{ state: 'good', key: 'chain-end', values }]
    : [{ state: 'bad', key: 'chain-end-other', values }];
}

function parseEvents(bytes: Uint8Array): readonly PackedEvent[] | undefined {
  try {
    const packed = JSON.parse(new TextDecoder().decode(bytes)) as PackedEvents;
    return Array.isArray(packed.events) ? packed.events : undefined;
  } catch {
    return undefined;
  }
}

async function checkCertificates(
  sealed: OpenPdf | undefined,
  evidence: OpenPdf | undefined,
): Promise<Finding[]> {
  const one = sealed?.seal?.certificate;
  const other = evidence?.seal?.certificate;
  if (!one || !other) return [];
  const values = {
    holder: other.name,
    fingerprint: await sha256(other.bytes),
    sealedHolder: one.name,
    sealedFingerprint: await sha256(one.bytes),
  };
  const isSame = areSameBytes(one.bytes, other.bytes);
  return [
    isSame
      ? { state: 'good', key: 'certificate', values }
      : { state: 'unknown', key: 'certificate-other', values },
    ...(await checkAuthorities(other, evidence?.seal?.certificates ?? [])),
  ];
}

/** The certificates that lie in the package are those of the seal of the document. */
function checkCertificateFiles(
  files: PackageFiles,
  manifest: Manifest,
  sealed: OpenPdf | undefined,
): Finding[] {
  const known = new Set((sealed?.seal?.certificates ?? []).map(({ bytes }) => toBase64(bytes)));
  return manifest.files
    .filter(({ role }) => role === 'certificate')
    .flatMap(({ name }) => {
      const bytes = files.get(name);
      const base64 = bytes && latin1(bytes).replace(/-----[A-Z ]+-----|\s/g, '');
      return base64 === undefined || known.has(base64)
        ? []
        : [{ state: 'bad', key: 'certificate-file-other', values: { name } } as const];
    });
}
