// Verifica il pacchetto in cui si trova: node verify.mjs (non servono altri programmi né la rete).
// Verifies the package in which it lies: node verify.mjs (no other program and no network is needed).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The SHA-256 of bytes, in hexadecimal. */
async function sha256(...parts) {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', joined(parts))));
}

/** Bytes in hexadecimal. */
function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a hexadecimal text. */
function fromHex(text) {
  return Uint8Array.from(text.match(/[0-9a-fA-F]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Bytes in base64, without line breaks. */
function toBase64(bytes) {
  return btoa(latin1(bytes));
}

/** Bytes one after the other. */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Bytes as text, one character a byte. */
function latin1(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return text;
}

/** Whether two contents are the same. */
function areSameBytes(one, other) {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** A value of DER: its tag, its content, and all of its bytes. */

/** Reads the value with which bytes begin; what follows it is left alone. @throws Error where there is none */
function readDer(bytes) {
  const tag = bytes[0];
  const first = bytes[1];
  if (tag === undefined || first === undefined) throw new Error('no DER');
  const count = first < 0x80 ? 0 : first - 0x80;
  if (count > 4) throw new Error('no DER');
  let length = count === 0 ? first : 0;
  for (let index = 0; index < count; index += 1) length = length * 256 + (bytes[2 + index] ?? 0);
  const start = 2 + count;
  if (start + length > bytes.length) throw new Error('no DER');
  return { tag, content: bytes.subarray(start, start + length), bytes: bytes.subarray(0, start + length) };
}

/** The values that a value consists of; none of an absent one. */
function derChildren(value) {
  const children = [];
  let rest = value?.content ?? new Uint8Array();
  while (rest.length > 0) {
    const child = readDer(rest);
    children.push(child);
    rest = rest.subarray(child.bytes.length);
  }
  return children;
}

/** The dotted form of an object identifier; empty for an absent one. */
function derIdentifier(value) {
  const numbers = [];
  let current = 0;
  for (const byte of value?.content ?? []) {
    current = current * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    if (numbers.length === 0) {
      const top = Math.min(2, Math.floor(current / 40));
      numbers.push(top, current - top * 40);
    } else numbers.push(current);
    current = 0;
  }
  return numbers.join('.');
}

/** The digits of an integer without the zero that makes it positive, at least so many. */
function derInteger(value, length = 0) {
  const content = value?.content ?? new Uint8Array();
  const from = content.findIndex((byte) => byte !== 0);
  const digits = from < 0 ? new Uint8Array() : content.subarray(from);
  const padded = new Uint8Array(Math.max(length, digits.length));
  padded.set(digits, padded.length - digits.length);
  return padded;
}

/** The bytes of a bit string, which has none left over. */
function derBits(value) {
  return value ? value.content.subarray(1) : new Uint8Array();
}

const ecKey = '1.2.840.10045.2.1';
const extendedKeyUsage = '2.5.29.37';
const rsaKey = '1.2.840.113549.1.1.1';
const curves = {
  '1.2.840.10045.3.1.7': { name: 'P-256', size: 32 },
  '1.3.132.0.34': { name: 'P-384', size: 48 },
  '1.3.132.0.35': { name: 'P-521', size: 66 },
};
/** Signature algorithms that a browser verifies, with their digest; the first names none itself. */
const algorithms = {
  [rsaKey]: 'SHA-256',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
};

/** A certificate as far as it is needed here. */

/** Reads a certificate (DER). */
function readCertificate(bytes) {
  const [body, algorithm, value] = derChildren(readDer(bytes));
  const fields = derChildren(body).filter(({ tag }) => tag !== 0xa0);
  const [serial, , issuer, validity, subject, publicKey] = fields;
  const [validFrom = '', validTo = ''] = derChildren(validity).map(instantOf);
  return {
    bytes,
    signed: body?.bytes ?? new Uint8Array(),
    serial: serial?.content ?? new Uint8Array(),
    issuer: issuer?.bytes ?? new Uint8Array(),
    subject: subject?.bytes ?? new Uint8Array(),
    algorithm,
    value: derBits(value),
    publicKey,
    name: commonName(subject),
    validFrom,
    validTo,
    purposes: purposesIn(fields.find(({ tag }) => tag === 0xa3)),
  };
}

/** A time of DER as ISO 8601, to the second; empty where it is none. Of two digits of the year 50 and more are of the last century. */
function instantOf(value) {
  const text = new TextDecoder().decode(value?.content);
  const isShort = value?.tag === 0x17;
  const whole = isShort ? `${text < '50' ? '20' : '19'}${text}` : text;
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(whole) ?? [];
  return year ? `${year}-${month}-${day}T${hour}:${minute}:${second}Z` : '';
}

function purposesIn(extensions) {
  const all = derChildren(derChildren(extensions)[0]).map((each) => derChildren(each));
  const value = all.find(([type]) => derIdentifier(type) === extendedKeyUsage)?.at(-1);
  return value && derChildren(readDer(value.content)).map(derIdentifier);
}

function commonName(subject) {
  const parts = derChildren(subject).flatMap((set) => derChildren(set));
  const found = parts.map((part) => derChildren(part)).find(([type]) => derIdentifier(type) === '2.5.4.3');
  return new TextDecoder().decode(found?.[1]?.content);
}

/** Whether bytes were signed by the key of a certificate; null where this program cannot tell. */
async function isSignedBy({ publicKey }, signed) {
  const [name] = derChildren(signed.algorithm);
  const digest = algorithms[derIdentifier(name)];
  const [kind, parameter] = derChildren(derChildren(publicKey)[0]);
  const curve = curves[derIdentifier(parameter)];
  const isRsa = derIdentifier(kind) === rsaKey;
  if (!publicKey || !digest || (!isRsa && (derIdentifier(kind) !== ecKey || !curve))) return null;
  const algorithm = isRsa
    ? { name: 'RSASSA-PKCS1-v1_5', hash: digest }
    : { name: 'ECDSA', namedCurve: curve?.name ?? '', hash: digest };
  const value = isRsa ? signed.value : plainPair(signed.value, curve?.size ?? 0);
  try {
    const key = await crypto.subtle.importKey('spki', joined([publicKey.bytes]), algorithm, false, [
      'verify',
    ]);
    return await crypto.subtle.verify(algorithm, key, joined([value]), joined([signed.bytes]));
  } catch {
    return null;
  }
}

// A browser wants both numbers of an elliptic signature in full length, one after the other.
function plainPair(value, size) {
  const [r, s] = derChildren(readDer(value));
  return joined([derInteger(r, size), derInteger(s, size)]);
}

const messageDigest = '1.2.840.113549.1.9.4';
const signingCertificate = '1.2.840.113549.1.9.16.2.47';
const timeStamping = '1.3.6.1.5.5.7.3.8';
const timeStampToken = '1.2.840.113549.1.9.16.2.14';

/** What a signature is worth: `unknown` is what this program cannot tell. */

/** What was found of a signature. */

/** Why a time stamp counts for nothing though its own signature may hold: it is over other bytes, or of a certificate that may not make any. */

/** What was found of a time stamp: when it says that the signature was there. */

/** Verifies a CMS signature over the content with this SHA-256 (hexadecimal). */
async function checkCms(bytes, contentHash) {
  try {
    const { certificates, signer } = partsOf(bytes);
    const certificate = certificateOf(certificates, signer.id);
    const state = await stateOf(signer, certificate, contentHash);
    const token = attributeOf(signer.unsigned, timeStampToken);
    const timeStamp = token && (await checkTimeStamp(token.bytes, signer.value));
    return { state, certificate, certificates, timeStamp };
  } catch {
    return { state: 'unknown', certificate: undefined, certificates: [], timeStamp: undefined };
  }
}

function partsOf(bytes) {
  const [, wrapped] = derChildren(readDer(bytes));
  const [, , content, ...rest] = derChildren(derChildren(wrapped)[0]);
  const certificates = derChildren(rest.find(({ tag }) => tag === 0xa0))
    .filter(({ tag }) => tag === 0x30)
    .map((each) => readCertificate(each.bytes));
  const signers = derChildren(rest.find(({ tag }) => tag === 0x31));
  if (signers.length !== 1) throw new Error('not one signer');
  const fields = derChildren(signers[0]);
  const signed = fields.find(({ tag }) => tag === 0xa0);
  const after = fields.slice(signed ? fields.indexOf(signed) + 1 : fields.length);
  const signer = {
    id: fields[1],
    signed,
    algorithm: after[0],
    value: after[1]?.content ?? new Uint8Array(),
    unsigned: after.find(({ tag }) => tag === 0xa1),
  };
  const inner = derChildren(derChildren(content)[1])[0]?.content;
  return { certificates, signer, inner };
}

function certificateOf(certificates, id) {
  const [issuer, serial] = derChildren(id);
  return certificates.find(
    (each) =>
      areSameBytes(each.issuer, issuer?.bytes ?? new Uint8Array()) &&
      areSameBytes(each.serial, serial?.content ?? new Uint8Array()),
  );
}

function attributeOf(attributes, type) {
  const found = derChildren(attributes).find((each) => derIdentifier(derChildren(each)[0]) === type);
  return derChildren(derChildren(found)[1])[0];
}

async function stateOf({ signed, algorithm, value }, certificate, contentHash) {
  if (!signed || !certificate) return 'unknown';
  const digest = attributeOf(signed, messageDigest)?.content ?? new Uint8Array();
  if (digest.length !== 32) return 'unknown';
  if (!areSameBytes(digest, fromHex(contentHash))) return 'bad';
  // They are signed as the set that they are, not under the tag that they have in the file.
  const bytes = joined([Uint8Array.of(0x31), signed.bytes.subarray(1)]);
  const isValid = await isSignedBy(certificate, { bytes, value, algorithm });
  if (isValid === null) return 'unknown';
  return isValid && (await namesCertificate(signed, certificate)) ? 'good' : 'bad';
}

/** The signature names its certificate by hash, where it names one: another with the same key is not it. */
async function namesCertificate(signed, certificate) {
  const named = derChildren(derChildren(attributeOf(signed, signingCertificate))[0])[0];
  const hash = derChildren(named).find(({ tag }) => tag === 0x04)?.content;
  return !hash || areSameBytes(hash, fromHex(await sha256(certificate.bytes)));
}

async function checkTimeStamp(bytes, value) {
  try {
    const { certificates, signer, inner = new Uint8Array() } = partsOf(bytes);
    const [, , imprint, , time] = derChildren(readDer(inner));
    const certificate = certificateOf(certificates, signer.id);
    const at = instantOf(time);
    const hash = derChildren(imprint)[1]?.content ?? new Uint8Array();
    const isOfThis = areSameBytes(hash, fromHex(await sha256(value)));
    const state = isOfThis ? await stateOf(signer, certificate, await sha256(inner)) : 'bad';
    const flaw = isOfThis ? state !== 'bad' && certificate && flawOf(certificate, at) : 'other';
    return {
      state: flaw ? 'bad' : state,
      flaw: flaw || undefined,
      at,
      authority: certificate?.name ?? '',
      bytes,
    };
  } catch {
    return { state: 'bad', flaw: undefined, at: '', authority: '', bytes };
  }
}

/** A certificate of time stamps is for nothing else (RFC 3161 §2.3), and was valid when it made one. */
function flawOf({ purposes, validFrom, validTo }, at) {
  if (purposes?.length !== 1 || purposes[0] !== timeStamping) return 'purpose';
  return validFrom <= at && at <= validTo ? undefined : 'expired';
}

/** A signature of a PDF: what it is worth, and where the bytes end that it covers. */

/** What the seal of a PDF holds besides the bytes before it (decision 062). */

/** The signatures of a PDF, the first one first, and what its seal holds: the last one, which covers the whole file. */

/** Verifies the signatures of a PDF by the bytes that each covers. */
async function checkPdf(pdf) {
  const text = latin1(pdf);
  const signatures = [];
  // What ends behind the file is not of this file: words of a page, or a signature that was cut off.
  const ranges = rangesIn(text).filter(([, after, length]) => after + length <= pdf.length);
  for (const range of ranges) signatures.push(await checkRange(pdf, text, range));
  const last = signatures.at(-1);
  const seal = last?.end === pdf.length ? last : undefined;
  return { signatures, seal, entries: seal && entriesIn(text) };
}

function rangesIn(text) {
  const found = [...text.matchAll(/\/ByteRange ?\[ ?0 (\d+) (\d+) (\d+) *\]/g)];
  return found
    .map(([, before, after, length]) => [Number(before), Number(after), Number(length)])
    .toSorted((one, other) => one[1] + one[2] - (other[1] + other[2]));
}

async function checkRange(pdf, text, [before, after, length]) {
  const end = after + length;
  const gap = /^<([0-9a-fA-F]*)>$/.exec(text.slice(before, after));
  if (!gap)
    return {
      state: end === pdf.length ? 'bad' : 'unknown',
      certificate: undefined,
      certificates: [],
      timeStamp: undefined,
      end,
    };
  const hash = await sha256(pdf.subarray(0, before), pdf.subarray(after, end));
  return { ...(await checkCms(fromHex(gap[1] ?? ''), hash)), end };
}

/** They stand before the value of the signature, in its own dictionary. */
function entriesIn(text) {
  const dictionary = text.slice(text.lastIndexOf('/SubFilter'), text.lastIndexOf('/ByteRange'));
  const events = /\/SPRT_Events (\d+)/.exec(dictionary)?.[1];
  const eventsHash = /\/SPRT_EventsHash \/([0-9a-f]{64})/.exec(dictionary)?.[1];
  if (!events || !eventsHash) return undefined;
  return {
    events: Number(events),
    eventsHash,
    manifest: /\/SPRT_Manifest \/([0-9a-f]{64})/.exec(dictionary)?.[1],
  };
}

/** An event of the log as it stands in the package. */

/** The first event that is not what was written, or that does not follow on the one before it; undefined where all are and do. */
async function findBrokenEvent(events) {
  let previousHash = '';
  let sequence = 0;
  for (const event of events) {
    sequence += 1;
    const isNext = event.sequence === sequence && event.previousHash === previousHash;
    if (!isNext || (await hashOfEvent(event)) !== event.hash) return sequence;
    previousHash = event.hash;
  }
  return undefined;
}

async function hashOfEvent({ subject, sequence, at, actor, actingFor, action, data, previousHash }) {
  const facts = [subject, sequence, at, actor, actingFor, action, sortedNames(data), previousHash];
  return sha256(new TextEncoder().encode(JSON.stringify(facts)));
}

function sortedNames(value) {
  if (Array.isArray(value)) return value.map(sortedNames);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sortedNames(inner)]));
}

const longestChain = 8;

/** Whether the certificate of a seal was valid when it sealed: by its time stamp, else by when the log says that it did (ISO 8601). */
function checkDates(pdf, loggedAt) {
  const { certificate, timeStamp } = pdf?.seal ?? {};
  const at = timeStamp?.state === 'good' ? timeStamp.at : loggedAt;
  if (!pdf || !certificate || at === undefined) return [];
  const { name: holder, validFrom, validTo } = certificate;
  const values = { name: pdf.name, holder, at: dayOf(at), from: dayOf(validFrom), to: dayOf(validTo) };
  const sealed = Date.parse(at);
  if (sealed > Date.parse(validTo)) return [{ state: 'bad', key: 'certificate-ended', values }];
  // The clock of who sealed may have stood elsewhere: it is said, not judged.
  if (sealed < Date.parse(validFrom)) return [{ state: 'unknown', key: 'certificate-early', values }];
  return [{ state: 'good', key: 'certificate-dates', values }];
}

function dayOf(instant) {
  return instant.slice(0, 10);
}

/** Who issued a certificate, and who issued theirs, as far as the package has them. */
async function checkAuthorities(own, all) {
  const findings = [];
  let holder = own;
  for (let length = 0; length < longestChain; length++) {
    const authority = all.find(({ subject }) => areSameBytes(subject, holder.issuer));
    if (!authority) {
      findings.push({ state: 'unknown', key: 'authority-missing', values: { holder: holder.name } });
      break;
    }
    const { signed, value, algorithm } = holder;
    const isIssued = await isSignedBy(authority, { bytes: signed, value, algorithm });
    const values = { holder: holder.name, authority: authority.name };
    if (isIssued !== true) {
      const state = isIssued === null ? 'unknown' : 'bad';
      findings.push({ state, key: state === 'bad' ? 'authority-broken' : 'authority-missing', values });
      break;
    }
    if (areSameBytes(authority.bytes, holder.bytes)) {
      findings.push({ state: 'unknown', key: 'authority-own', values });
      break;
    }
    findings.push({ state: 'good', key: 'authority', values });
    holder = authority;
  }
  return findings;
}

/** The files of the package by what they are, and the sealed PDF as it was checked. */

/** What an event, by its number, says of a file. */

/** Compares the files with the hashes in the events: that they are the ones that were uploaded, shown, signed and sealed. */
async function checkLogged(events, { named, sealed }) {
  const expected = events.flatMap(({ action, data, sequence }) => {
    if (action === 'document.created')
      return [
        ['original', sequence, data['file']],
        ['uploaded', sequence, data['uploaded']],
      ];
    if (action === 'box.signed') return [['original', sequence, data['file']]];
    if (action === 'document.sealed') return [['sealed', sequence, data['sealed']]];
    return [];
  });
  const findings = [];
  for (const role of ['original', 'uploaded', 'sealed']) {
    const file = named(role);
    const said = expected.filter(([each, , hash]) => each === role && typeof hash === 'string');
    if (!file || said.length === 0) continue;
    const found = await sha256(file.bytes);
    const other = said.find(([, , hash]) => hash !== found);
    findings.push(
      other
        ? { state: 'bad', key: 'event-file-other', values: { name: file.name, at: other[1] } }
        : { state: 'good', key: 'event-file', values: { name: file.name, at: said.at(-1)?.[1] ?? 0 } },
    );
  }
  return [...findings, ...(await checkLoggedCertificate(events, sealed))];
}

async function checkLoggedCertificate(events, sealed) {
  const certificate = sealed?.seal?.certificate;
  const event = events.findLast(({ action }) => action === 'document.sealed');
  const said = event?.data['certificate'];
  if (!certificate || !event || typeof said !== 'string') return [];
  const values = { holder: certificate.name, at: event.sequence };
  return (await sha256(certificate.bytes)) === said
    ? [{ state: 'good', key: 'event-certificate', values }]
    : [{ state: 'bad', key: 'event-certificate-other', values }];
}

/** The list of the files of a package: all but itself and the evidence, whose seal holds its hash. */

/** The events of a package, with what only the installation that wrote them can compare. */

/** The name of the list in every package. */
const manifestName = 'manifest.json';

/** The contents of a package by their names. */

/**
 * Verifies a package, in the order in which a person would want to know. Needs nothing but the files; `odd` is the entry of the zip they
 * came in that other programs read otherwise.
 */
async function checkPackage(files, odd) {
  const manifest = parseManifest(files.get(manifestName));
  const oddities = odd === undefined ? [] : [{ state: 'bad', key: 'zip-odd', values: { name: odd } }];
  if (!manifest)
    return [...oddities, { state: 'bad', key: 'manifest-missing', values: { name: manifestName } }];
  const nameOf = (role) => manifest.files.find((file) => file.role === role)?.name ?? '';
  const named = (role) => {
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

async function openPdf(files, name) {
  const bytes = files.get(name);
  return bytes && { name, bytes, ...(await checkPdf(bytes)) };
}

function parseManifest(bytes) {
  try {
    const manifest = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(manifest.files) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** What every package has, once: a list that leaves one out hides what would contradict the rest. */
const needed = ['sealed', 'original', 'events'];

function checkRoles({ files, evidence }) {
  const lacking = needed.filter((role) => files.filter((file) => file.role === role).length !== 1);
  const findings = lacking.map((role) => ({ state: 'bad', key: 'role-missing', values: { role } }));
  return evidence ? findings : [...findings, { state: 'bad', key: 'evidence-missing' }];
}

async function checkFiles(files, manifest) {
  const findings = [];
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

async function checkManifest(files, evidence) {
  if (!evidence || evidence.seal?.state !== 'good') return [];
  const hash = await sha256(files.get(manifestName) ?? new Uint8Array());
  const values = { name: manifestName, evidence: evidence.name };
  return evidence.entries?.manifest === hash
    ? [{ state: 'good', key: 'manifest', values }]
    : [{ state: 'bad', key: 'manifest-other', values }];
}

function checkSignatures({ name, seal, signatures }) {
  const others = signatures.filter((signature) => signature !== seal);
  const findings = others.map(({ state, certificate }) => {
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

function stampFinding(name, stamp) {
  if (!stamp) return { state: 'unknown', key: 'time-stamp-none', values: { name } };
  const values = { name, at: stamp.at, authority: stamp.authority };
  if (stamp.state === 'good') return { state: 'good', key: 'time-stamp', values };
  if (stamp.flaw) return { state: 'bad', key: `time-stamp-${stamp.flaw}`, values };
  if (stamp.state === 'bad') return { state: 'bad', key: 'time-stamp-broken', values };
  return { state: 'unknown', key: 'time-stamp-unknown', values };
}

/** What was shown must be the first bytes of what was sealed. */
function checkOriginal(sealed, original) {
  if (!sealed || !original) return [];
  return areSameBytes(sealed.subarray(0, original.length), original)
    ? [{ state: 'good', key: 'original' }]
    : [{ state: 'bad', key: 'original-other' }];
}

async function checkEvents(bytes, { name, sealed, evidence, named }) {
  if (!bytes) return [];
  const events = parseEvents(bytes);
  if (!events) return [{ state: 'bad', key: 'chain-unreadable', values: { name } }];
  const broken = await findBrokenEvent(events);
  if (broken !== undefined) return [{ state: 'bad', key: 'chain-broken', values: { name, at: broken } }];
  const chain = { state: 'good', key: 'chain', values: { name, count: events.length } };
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

function checkEnd({ name, seal, entries }, events) {
  if (seal?.state !== 'good') return [];
  if (!entries) return [{ state: 'unknown', key: 'chain-older', values: { name } }];
  const values = { name, at: entries.events };
  return events[entries.events - 1]?.hash === entries.eventsHash
    ? [{ state: 'good', key: 'chain-end', values }]
    : [{ state: 'bad', key: 'chain-end-other', values }];
}

function parseEvents(bytes) {
  try {
    const packed = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(packed.events) ? packed.events : undefined;
  } catch {
    return undefined;
  }
}

async function checkCertificates(sealed, evidence) {
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
function checkCertificateFiles(files, manifest, sealed) {
  const known = new Set((sealed?.seal?.certificates ?? []).map(({ bytes }) => toBase64(bytes)));
  return manifest.files
    .filter(({ role }) => role === 'certificate')
    .flatMap(({ name }) => {
      const bytes = files.get(name);
      const base64 = bytes && latin1(bytes).replace(/-----[A-Z ]+-----|\s/g, '');
      return base64 === undefined || known.has(base64)
        ? []
        : [{ state: 'bad', key: 'certificate-file-other', values: { name } }];
    });
}

/** What a package's verification says in a language. */

const it = {
  good: 'Il pacchetto è integro: lo garantisce il sigillo di «{holder}». Perché provi qualcosa, l’impronta del suo certificato deve essere quella che l’azienda comunica: {fingerprint}',
  unsure:
    'Nulla è stato cambiato, ma documento e prova sono sigillati con certificati diversi: confrontare entrambe le impronte con quelle che l’azienda comunica. Documento, «{sealedHolder}»: {sealedFingerprint}; prova, «{holder}»: {fingerprint}',
  bad: 'Il pacchetto NON è integro: {count} controlli non tornano.',
  sentences: {
    manifest: 'L’elenco dei file ({name}) è quello scritto nel sigillo di {evidence}.',
    'manifest-missing':
      'L’elenco dei file ({name}) manca o non si legge: senza di esso non si può controllare altro.',
    'manifest-other':
      'L’elenco dei file ({name}) non è quello scritto nel sigillo di {evidence}: è stato cambiato.',
    'role-missing':
      'L’elenco dei file non ha, o ha più volte, ciò che ogni pacchetto del portale ha una volta ({role}): è stato cambiato.',
    'evidence-missing': 'L’elenco dei file non dice quale file è la prova: è stato cambiato.',
    file: '{name}: è quello dell’elenco (SHA-256 uguale).',
    'file-changed': '{name}: è stato cambiato (SHA-256 diverso).',
    'file-missing': '{name}: manca.',
    'file-foreign': '{name}: non fa parte del pacchetto.',
    seal: '{name}: il sigillo elettronico di «{holder}» è valido e copre tutto il file.',
    'seal-broken':
      '{name}: il sigillo elettronico non è valido o non copre tutto il file; il file è stato cambiato.',
    signature: '{name}: una firma al suo interno, con il certificato di «{holder}», è valida.',
    'signature-broken': '{name}: una firma al suo interno, con il certificato di «{holder}», non è valida.',
    'signature-unknown': '{name}: di una firma al suo interno («{holder}») qui non si può dire se è valida.',
    'time-stamp': '{name}: la marca temporale di «{authority}» dice che il sigillo c’era già il {at}.',
    'time-stamp-broken': '{name}: la marca temporale è stata cambiata, la sua firma non è valida.',
    'time-stamp-other': '{name}: la marca temporale non è di questo sigillo.',
    'time-stamp-purpose':
      '{name}: il certificato della marca temporale, di «{authority}», non è fatto per le marche temporali.',
    'time-stamp-expired':
      '{name}: il certificato della marca temporale, di «{authority}», non era valido il {at}.',
    'time-stamp-unknown': '{name}: la marca temporale di «{authority}» ({at}) qui non si può controllare.',
    'time-stamp-none':
      '{name}: non ha una marca temporale; la data del sigillo è quella dichiarata da chi ha sigillato.',
    original:
      'Il documento originale è, byte per byte, l’inizio del documento sigillato: è stato firmato proprio quello.',
    'original-other':
      'Il documento originale non è l’inizio di quello sigillato: non è quello che è stato firmato.',
    chain: '{name}: i {count} eventi formano una catena senza interruzioni.',
    'chain-broken': '{name}: la catena degli eventi si interrompe all’evento {at}.',
    'chain-unreadable': '{name}: gli eventi non si leggono.',
    'chain-end': '{name}: il suo sigillo contiene l’impronta dell’evento {at}, ed è la stessa.',
    'chain-end-other':
      '{name}: il suo sigillo contiene un’altra impronta per l’evento {at}; gli eventi sono stati riscritti.',
    'chain-older': '{name}: è stato sigillato quando il sigillo non conteneva ancora la fine degli eventi.',
    'event-file': '{name}: è il file di cui parlano gli eventi (impronta uguale a quella dell’evento {at}).',
    'event-file-other': '{name}: non è il file di cui parla l’evento {at} (impronta diversa).',
    'event-certificate': 'Il certificato del sigillo, di «{holder}», è quello annotato nell’evento {at}.',
    'event-certificate-other':
      'Il certificato del sigillo, di «{holder}», non è quello annotato nell’evento {at}.',
    'zip-odd':
      'Il file zip non è come il portale lo ha fatto ({name}): programmi diversi possono leggervi file diversi. Estrarlo in una cartella vuota e verificare quella.',
    'certificate-file-other': '{name}: non è un certificato del sigillo del documento.',
    certificate:
      'Documento e prova sono sigillati con lo stesso certificato, di «{holder}» (SHA-256 {fingerprint}).',
    'certificate-other':
      'Documento e prova sono sigillati con certificati diversi; quello della prova è di «{holder}» (SHA-256 {fingerprint}).',
    'certificate-dates':
      '{name}: quando è stato sigillato, il {at}, il certificato di «{holder}» era valido (dal {from} al {to}).',
    'certificate-early':
      '{name}: dice di essere stato sigillato il {at}, ma il certificato di «{holder}» vale dal {from}.',
    'certificate-ended':
      '{name}: quando è stato sigillato, il {at}, il certificato di «{holder}» non era più valido (fino al {to}).',
    authority: 'Il certificato di «{holder}» è stato emesso da «{authority}».',
    'authority-own': '«{authority}» garantisce per sé stessa: nessun altro dice di chi è il certificato.',
    'authority-missing':
      'Il certificato di chi ha emesso quello di «{holder}» non è nel pacchetto: da qui non si può risalire oltre.',
    'authority-broken': 'Il certificato di «{holder}» dice di essere emesso da «{authority}», ma non è così.',
  },
  limitsTitle: 'Che cosa non si può controllare da qui',
  limits: [
    'Se il certificato è davvero dell’azienda: confrontarne l’impronta SHA-256 con quella che l’azienda comunica.',
    'Se l’autorità della marca temporale è una di cui fidarsi, e se il suo certificato o quello del sigillo sono stati revocati: serve una connessione.',
    'La prova (proof) accanto agli eventi: la può confrontare solo il portale che li ha scritti, con il suo segreto.',
    'Chi c’era davvero davanti allo schermo: gli eventi dicono come è stato riconosciuto.',
  ],
};

const en = {
  good: 'The package is intact: the seal of “{holder}” vouches for it. For it to prove anything, the fingerprint of its certificate must be the one that the company gives: {fingerprint}',
  unsure:
    'Nothing was changed, but document and evidence are sealed with different certificates: compare both fingerprints with those that the company gives. Document, “{sealedHolder}”: {sealedFingerprint}; evidence, “{holder}”: {fingerprint}',
  bad: 'The package is NOT intact: {count} checks failed.',
  sentences: {
    manifest: 'The list of files ({name}) is the one written in the seal of {evidence}.',
    'manifest-missing':
      'The list of files ({name}) is missing or cannot be read: nothing else can be checked without it.',
    'manifest-other':
      'The list of files ({name}) is not the one written in the seal of {evidence}: it was changed.',
    'role-missing':
      'The list of files has not, or has several times, what every package of the portal has once ({role}): it was changed.',
    'evidence-missing': 'The list of files does not say which file is the evidence: it was changed.',
    file: '{name}: it is the one of the list (same SHA-256).',
    'file-changed': '{name}: it was changed (other SHA-256).',
    'file-missing': '{name}: it is missing.',
    'file-foreign': '{name}: it is not part of the package.',
    seal: '{name}: the electronic seal of “{holder}” is valid and covers the whole file.',
    'seal-broken':
      '{name}: the electronic seal is not valid or does not cover the whole file; the file was changed.',
    signature: '{name}: a signature within it, with the certificate of “{holder}”, is valid.',
    'signature-broken': '{name}: a signature within it, with the certificate of “{holder}”, is not valid.',
    'signature-unknown': '{name}: whether a signature within it (“{holder}”) is valid cannot be told here.',
    'time-stamp': '{name}: the time stamp of “{authority}” says that the seal was there on {at}.',
    'time-stamp-broken': '{name}: the time stamp was changed, its signature is not valid.',
    'time-stamp-other': '{name}: the time stamp is not of this seal.',
    'time-stamp-purpose':
      '{name}: the certificate of the time stamp, of “{authority}”, is not one for time stamps.',
    'time-stamp-expired':
      '{name}: the certificate of the time stamp, of “{authority}”, was not valid on {at}.',
    'time-stamp-unknown': '{name}: the time stamp of “{authority}” ({at}) cannot be checked here.',
    'time-stamp-none':
      '{name}: it has no time stamp; the date of the seal is the one declared by who sealed it.',
    original:
      'The original document is, byte by byte, the beginning of the sealed one: that very one was signed.',
    'original-other':
      'The original document is not the beginning of the sealed one: it is not what was signed.',
    chain: '{name}: the {count} events are a chain without a break.',
    'chain-broken': '{name}: the chain of events is broken at event {at}.',
    'chain-unreadable': '{name}: the events cannot be read.',
    'chain-end': '{name}: its seal holds the hash of event {at}, and it is the same.',
    'chain-end-other': '{name}: its seal holds another hash of event {at}; the events were written anew.',
    'chain-older': '{name}: it was sealed when the seal did not hold the end of the events yet.',
    'event-file': '{name}: it is the file that the events are about (same hash as in event {at}).',
    'event-file-other': '{name}: it is not the file that event {at} is about (other hash).',
    'event-certificate': 'The certificate of the seal, of “{holder}”, is the one noted in event {at}.',
    'event-certificate-other':
      'The certificate of the seal, of “{holder}”, is not the one noted in event {at}.',
    'zip-odd':
      'The zip file is not as the portal made it ({name}): different programs may read different files in it. Extract it into an empty folder and verify that.',
    'certificate-file-other': '{name}: it is not a certificate of the seal of the document.',
    certificate:
      'Document and evidence are sealed with the same certificate, of “{holder}” (SHA-256 {fingerprint}).',
    'certificate-other':
      'Document and evidence are sealed with different certificates; the evidence’s is of “{holder}” (SHA-256 {fingerprint}).',
    'certificate-dates':
      '{name}: when it was sealed, on {at}, the certificate of “{holder}” was valid (from {from} to {to}).',
    'certificate-early':
      '{name}: it says that it was sealed on {at}, but the certificate of “{holder}” is valid from {from}.',
    'certificate-ended':
      '{name}: when it was sealed, on {at}, the certificate of “{holder}” was no longer valid (until {to}).',
    authority: 'The certificate of “{holder}” was issued by “{authority}”.',
    'authority-own': '“{authority}” vouches for itself: nobody else says whose the certificate is.',
    'authority-missing':
      'The certificate of who issued that of “{holder}” is not in the package: it cannot be followed further from here.',
    'authority-broken':
      'The certificate of “{holder}” says that it was issued by “{authority}”, but it was not.',
  },
  limitsTitle: 'What cannot be checked from here',
  limits: [
    'Whether the certificate really is the company’s: compare its SHA-256 with the one that the company gives.',
    'Whether the authority of the time stamp can be trusted, and whether its certificate or the seal’s was revoked: that needs the network.',
    'The proof beside the events: only the portal that wrote them can compare it, with its secret.',
    'Who really sat before the screen: the events say how they were recognised.',
  ],
};

/** The languages in which a package is explained. */
const packageWords = { it, en };

/** A finding as a sentence. */
function findingSentence({ key, values = {} }, { sentences }) {
  return filled(sentences[key], values);
}

/** What came of the whole verification, as a sentence. */
function verdictSentence(findings, { good, unsure, bad }) {
  const count = findings.filter(({ state }) => state === 'bad').length;
  if (count > 0) return filled(bad, { count });
  const { values = {} } =
    findings.find(({ key }) => key === 'certificate' || key === 'certificate-other') ?? {};
  return filled(verdictOf(findings) === 'good' ? good : unsure, values);
}

/** `good`: nothing was changed, and one certificate vouches for all of it; `unknown`: two are to be compared; `bad`: something was changed. */
function verdictOf(findings) {
  if (findings.some(({ state }) => state === 'bad')) return 'bad';
  return findings.some(({ key }) => key === 'certificate') ? 'good' : 'unknown';
}

function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}

/** The files of a zip by their names, and the first entry that makes the zip another than one of ours. */

const endSize = 22;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const descriptorMark = 0x08074b50;
/** The bits of the flags that our files have: sizes that follow the bytes, and names in UTF-8. */
const sizesFollow = 8;
const isUnicode = 0x800;
/** What a file is, in the bits that Unix keeps of it; none where another system wrote it. */
const fileKinds = [0, 0o100000];

/**
 * Reads a zip whose files are stored as they are, one behind the other, each once and in no folder, as ours are. Everything else is odd:
 * of two entries of one name, or of bytes that the list at the end does not know, each program takes another.
 */
function readZip(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const files = new Map();
  const end = zip.length - endSize;
  if (end < 0 || view.getUint32(end, true) !== endMark) return { files, odd: 'zip' };
  const listAt = view.getUint32(end + 16, true);
  const [count, size] = [view.getUint16(end + 10, true), view.getUint32(end + 12, true)];
  const [disk, listDisk] = [view.getUint16(end + 4, true), view.getUint16(end + 6, true)];
  const isWhole = disk === 0 && listDisk === 0 && view.getUint16(end + 8, true) === count;
  const isAll = size === end - listAt && view.getUint16(end + 20, true) === 0;
  if (!isWhole || !isAll) return { files, odd: 'zip' };
  const entries = listedIn(zip, view, { at: listAt, end, count });
  if (!entries) return { files, odd: 'zip' };
  let odd;
  let next = 0;
  let last;
  const known = new Set();
  for (const entry of entries) {
    const start = startOf(zip, view, entry);
    // Some file systems keep names apart that others do not.
    const folded = entry.name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[. \0]+$/, '');
    const isFirst = !known.has(folded);
    known.add(folded);
    const isNext = isBetween(view, last, { from: next, to: entry.at });
    if (start === undefined || !entry.isPlain || !isFirst || !isNext) odd ??= entry.name;
    next = (start ?? entry.at) + entry.size;
    if (start !== undefined && sumOf(zip.subarray(start, next)) !== entry.sum) odd ??= entry.name;
    last = entry;
    if (isFirst && start !== undefined) files.set(entry.name, zip.subarray(start, next));
  }
  if (!isBetween(view, last, { from: next, to: listAt })) odd ??= 'zip';
  return { files, odd };
}

/** The entries of the list at the end, which fills it whole; undefined where it does not. */
function listedIn(zip, view, { at: listAt, end, count }) {
  const entries = [];
  let at = listAt;
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) return undefined;
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    const extra = zip.subarray(at + 46 + nameLength, at + 46 + nameLength + view.getUint16(at + 30, true));
    const isStored = method === 0 && (flags & ~(sizesFollow | isUnicode)) === 0 && packed === size;
    const isNamed =
      !/[/\\\p{C}\uFFFD]/u.test(name) && ((flags & isUnicode) !== 0 || /^[\x20-~]*$/.test(name));
    const isFile = view.getUint16(at + 34, true) === 0 && isOrdinary(view.getUint32(at + 38, true));
    // A comment of an entry can hold another list, which tools that read from the end take.
    const isBare = view.getUint16(at + 32, true) === 0;
    const isPlain = isStored && isNamed && isFile && isBare && isHarmless(extra);
    const sum = view.getUint32(at + 16, true);
    entries.push({ name, at: view.getUint32(at + 42, true), size, sum, flags, isPlain });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return at === end ? entries : undefined;
}

/** Whether nothing stands between two entries but what follows the bytes of the first: its sum and its sizes, where they were not before it. */
function isBetween(view, entry, { from, to }) {
  if (!entry || (entry.flags & sizesFollow) === 0) return to === from;
  const facts = [entry.sum, entry.size, entry.size];
  const isThere = (at) => facts.every((fact, index) => view.getUint32(at + 4 * index, true) === fact);
  if (to - from === 12) return isThere(from);
  return to - from === 16 && view.getUint32(from, true) === descriptorMark && isThere(from + 4);
}

/** Whether the outer facts of an entry make it a file, and no link, folder or device. */
function isOrdinary(facts) {
  const isFolder = (facts & 0x10) !== 0;
  return !isFolder && fileKinds.includes((facts >>> 16) & 0o170000);
}

/** The sum (CRC-32) that a zip keeps of the bytes of a file. */
function sumOf(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sumTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

const sumTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let sum = start;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 0 ? sum >>> 1 : (sum >>> 1) ^ 0xedb88320;
  return sum;
});

/** Where the bytes of an entry begin; undefined where what stands before them says something else than the list. */
function startOf(zip, view, { name, at, size, sum, flags }) {
  if (at + 30 > zip.length || view.getUint32(at, true) !== localMark) return undefined;
  const nameLength = view.getUint16(at + 26, true);
  const start = at + 30 + nameLength + view.getUint16(at + 28, true);
  const own = new TextDecoder().decode(zip.subarray(at + 30, at + 30 + nameLength));
  const [localFlags, localMethod] = [view.getUint16(at + 6, true), view.getUint16(at + 8, true)];
  // Where its size follows the bytes, it is not known before them.
  const isLater = (localFlags & sizesFollow) !== 0;
  const said = [view.getUint32(at + 14, true), view.getUint32(at + 18, true), view.getUint32(at + 22, true)];
  const isSame = said.every((fact, index) => fact === [sum, size, size][index] || (isLater && fact === 0));
  const isPlain = localMethod === 0 && localFlags === flags && isSame;
  const isOther = own !== name || !isHarmless(zip.subarray(at + 30 + nameLength, start));
  return isPlain && !isOther && start + size <= zip.length ? start : undefined;
}

/** What may stand beside an entry: when it was written, and by whom. Another name, or other sizes, some programs take and others don't. */
const harmless = new Set([0x000a, 0x5455, 0x5855, 0x7875]);

function isHarmless(extra) {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  let at = 0;
  while (at + 4 <= extra.length) {
    if (!harmless.has(view.getUint16(at, true))) return false;
    at += 4 + view.getUint16(at + 2, true);
  }
  return at === extra.length;
}

const marks = { good: '✓', bad: '✗', unknown: '–' };

/** Verifies the package in a folder or a zip, by default the one beside this program, and ends with 1 where it is not intact, with 2
 * where two certificates are to be compared. */
async function runCommand(parameters) {
  const place = parameters.find((each) => !each.startsWith('--')) ?? dirname(fileURLToPath(import.meta.url));
  const isEnglish =
    !parameters.includes('--it') &&
    (parameters.includes('--en') || !Intl.DateTimeFormat().resolvedOptions().locale.startsWith('it'));
  const words = isEnglish ? packageWords.en : packageWords.it;
  const { files, odd } = readPackage(place);
  const findings = await checkPackage(files, odd);
  const lines = findings.map((finding) => `${marks[finding.state]} ${findingSentence(finding, words)}`);
  const limits = words.limits.map((limit) => `– ${limit}`);
  const verdict = verdictSentence(findings, words);
  process.stdout.write([verdict, '', ...lines, '', `${words.limitsTitle}:`, ...limits, ''].join('\n'));
  process.exitCode = { good: 0, bad: 1, unknown: 2 }[verdictOf(findings)];
}

function readPackage(place) {
  if (statSync(place).isFile()) return readZip(readFileSync(place));
  const files = readdirSync(place, { withFileTypes: true }).filter(
    (each) => each.isFile() && !each.name.startsWith('.'),
  );
  return { files: new Map(files.map(({ name }) => [name, readFileSync(join(place, name))])), odd: undefined };
}

await runCommand(process.argv.slice(2));
