import { foldText, guestId, type Language } from 'shared-api/contracts/common';
import { pageRanges } from 'shared-api/contracts/signing';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { signerOf, type LoggedDocument } from '../documents/logged-document.ts';
import type { LoggedPerson } from '../documents/people-of-log.ts';
import type { EvidencePart } from './evidence-pdf.ts';
import { maskedContact, numberOf, shownRecordOf, toSteps, type EvidenceStep } from './evidence-steps.ts';
import { signerFacts } from './signer-facts.ts';
import { evidenceText } from './evidence.texts.ts';

/** What the evidence is made from. */
interface EvidenceFacts {
  readonly document: DocumentRecord;
  /** The events up to the seal. */
  readonly log: readonly AuditRow[];
  /** What they say: what follows is from there, and says so where it is not. */
  readonly logged: LoggedDocument;
  readonly people: ReadonlyMap<string, LoggedPerson>;
  readonly company: string | undefined;
  readonly product: string;
  /** SHA-256 of the certificate with which the document was sealed. */
  readonly certificate: { readonly holder: string; readonly sha256: string } | undefined;
}

type Words = (
  key: Parameters<typeof evidenceText>[1],
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The evidence in its parts, in a language. */
export function toEvidenceParts(facts: EvidenceFacts, language: Language): EvidencePart[] {
  const { document, log, people, product } = facts;
  const t: Words = (key, values) => evidenceText(language, key, values);
  const steps = toSteps(log, { language, people, boxes: document.signaturesTotal });
  const values = { sealedEvents: document.sealedEvents ?? 0, events: log.length };
  return [
    { kind: 'paragraph', text: t('lead', { product }) },
    { kind: 'heading', text: t('document') },
    ...documentFacts(facts, { t, language }),
    { kind: 'heading', text: t('people') },
    ...peopleFacts(facts, { t, language }),
    { kind: 'heading', text: t('bytes') },
    ...bytesFacts(facts, t),
    { kind: 'heading', text: t('steps') },
    ...steps.map((step) => toPart(step, t)),
    { kind: 'heading', text: t('checking') },
    { kind: 'paragraph', text: t(document.sealedEvents === null ? 'checkOlder' : 'check', values) },
  ];
}

function documentFacts(
  { document, logged, company }: EvidenceFacts,
  { t, language }: { readonly t: Words; readonly language: Language },
): EvidencePart[] {
  const { made } = logged;
  const isLogged = made?.fileName !== undefined && made.pages !== undefined;
  const count = made?.pages ?? document.pages.length;
  const file = t('fileValue', {
    name: made?.fileName ?? document.fileName,
    pages: count === 1 ? t('onePage') : t('pages', { count }),
    size: (made?.fileSize ?? document.fileSize).toLocaleString(language),
  });
  return [
    fact(t('name'), signerOf(logged)?.title ?? t('notInLog', { value: document.title })),
    fact(t('file'), isLogged ? file : t('notInLog', { value: file })),
    fact(t('id'), document.id),
    ...(company ? [fact(t('company'), t('notInLog', { value: company }))] : []),
  ];
}

/** Who signed: the account, with the name that the sender wrote where that is another; of a guest that name alone. */
function signersOf({ document, logged }: EvidenceFacts, t: Words): string[] {
  const signer = signerOf(logged);
  const email = signer?.receiver ?? document.receiverEmail;
  if (!signer)
    return [t('notInLog', { value: `${document.receiverName} ${document.receiverSurname}, ${email}` })];
  const name = `${signer.name} ${signer.surname}`;
  const accounts = new Set([...logged.signatures.values()].map(({ account }) => account));
  return [...(accounts.size > 0 ? accounts : [undefined])].map((account) =>
    account === undefined || isSameName(account, signer)
      ? `${name}, ${email}`
      : t('signerNamed', { account, name, email }),
  );
}

/** Whichever of the names comes first. */
function isSameName(account: string, { name, surname }: { readonly name: string; readonly surname: string }) {
  return [`${name} ${surname}`, `${surname} ${name}`].some((each) => foldText(each) === foldText(account));
}

function peopleFacts(
  facts: EvidenceFacts,
  { t, language }: { readonly t: Words; readonly language: Language },
): EvidencePart[] {
  const { document, log, logged } = facts;
  const { id, senderName, senderEmail } = document;
  const sender = logged.made?.sender;
  const signer = signerOf(logged);
  const receiverEmail = signer?.receiver ?? document.receiverEmail;
  const signatures = log.filter(({ action }) => action === 'box.signed');
  const isGuest = signatures.some(({ actor }) => actor === guestId(id));
  const codes = new Set(signatures.flatMap(({ data }) => codeOf(data['phone'], t) ?? []));
  const isAsked = logged.needsAllPages ?? document.needsAllPages;
  const allPages =
    logged.needsAllPages === undefined ? t('notInLog', { value: t('allPagesAsked') }) : t('allPagesAsked');
  const asked = isAsked ? [allPages] : [];
  const known = signerFacts(signatures, language);
  const before = isGuest ? t('byLink', { to: receiverEmail }) : t('byAccount');
  const recognised = [...(known.recognised.length > 0 ? known.recognised : [before]), ...codes];
  return [
    fact(
      t('sender'),
      sender ? joined(sender.name, sender.email) : t('notInLog', { value: joined(senderName, senderEmail) }),
    ),
    ...signersOf(facts, t).map((value) => fact(t('signer'), value)),
    fact(t('recognised'), recognised.join('; ')),
    ...(known.reached.length > 0 ? [fact(t('reached'), known.reached.join('; '))] : []),
    fact(
      t('shown'),
      [shownOf(signatures, logged.made?.pages ?? document.pages.length, t), ...asked].join('; '),
    ),
  ];
}

/**
 * Which pages were shown, and how, in all visits in which something was signed; of signatures from before that was recorded, that it was
 * not.
 */
function shownOf(signatures: readonly AuditRow[], count: number, t: Words): string {
  const records = signatures.flatMap(({ data }) => shownRecordOf(data) ?? []);
  if (records.length === 0) return t('shownUnknown');
  const onScreen = pagesIn(records.map((record) => record.onScreen));
  const inFile = pagesIn(records.map((record) => record.inFile));
  const areCompared = records.every((record) => !record.onScreen || record.file !== undefined);
  const words = (pages: readonly number[]) => ({
    pages: t(pages.length === 1 ? 'aPage' : 'somePages', { pages: pageRanges(pages) }),
    count,
  });
  const said = [
    onScreen.length > 0 && t(areCompared ? 'onScreenCompared' : 'onScreen', words(onScreen)),
    inFile.length > 0 && t('inFile', words(inFile)),
  ];
  return said.filter(Boolean).join('; ');
}

/** The pages of such lists as `1-3, 5`, each once. */
function pagesIn(ranges: readonly string[]): number[] {
  const pages = ranges
    .flatMap((list) => list.split(', '))
    .filter(Boolean)
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_each, index) => from + index);
    });
  return [...new Set(pages)];
}

function codeOf(phone: unknown, t: Words): string | undefined {
  const number = numberOf(phone);
  if (number === undefined) return undefined;
  const isOnRecord =
    typeof phone === 'object' && phone !== null && 'isOnRecord' in phone && phone.isOnRecord === true;
  return t(isOnRecord ? 'byCode' : 'byOwnCode', { to: maskedContact(number) });
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');

function bytesFacts({ document, logged, log, certificate }: EvidenceFacts, t: Words): EvidencePart[] {
  const files = log.flatMap(({ action, data }) => (action === 'box.signed' ? [String(data['file'])] : []));
  return [
    fact(t('fileBytes'), logged.made?.file ?? document.fileHash),
    ...[...new Set(files)].map((hash) => fact(t('signedBytes'), hash)),
    fact(t('sealed'), logged.seal?.hash ?? ''),
    ...(certificate ? [fact(`${t('certificate')} (${certificate.holder})`, certificate.sha256)] : []),
  ];
}

function toPart({ sequence, at, what, who, hash }: EvidenceStep, t: Words): EvidencePart {
  const [date, time] = zonedTime(at);
  return {
    kind: 'step',
    when: [`${sequence}. ${date}`, time],
    lines: [what, who],
    hash: t('eventHash', { hash }),
  };
}

const fact = (name: string, value: string): EvidencePart => ({ kind: 'fact', name, value });

const rome = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'shortOffset',
});

/** A day and a time of day by the clock of Italy with its distance from UTC: `22/11/2026`, `03:48:12 UTC+1`. */
function zonedTime(at: Date): [date: string, time: string] {
  const parts = Object.fromEntries(rome.formatToParts(at).map(({ type, value }) => [type, value]));
  const zone = parts['timeZoneName']?.replace('GMT', 'UTC') ?? '';
  return [
    `${parts['day']}/${parts['month']}/${parts['year']}`,
    `${parts['hour']}:${parts['minute']}:${parts['second']} ${zone}`,
  ];
}
