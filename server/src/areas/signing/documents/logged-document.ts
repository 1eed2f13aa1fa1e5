import type { SignatureBox } from 'shared-api/contracts/signing';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';

/** Who was asked to sign what, as an event has it. */
interface LoggedNames {
  readonly sequence: number;
  readonly title: string;
  readonly name: string;
  readonly surname: string;
  readonly receiver: string;
}

/** A signature as its event has it. */
interface LoggedSignature {
  readonly sequence: number;
  /** Hashes of the drawing, and of the file that was signed. */
  readonly image: string;
  readonly file: string;
  readonly firstLine: string | undefined;
  readonly secondLine: string | undefined;
  readonly names: LoggedNames | undefined;
}

/** How a document was sealed, as its event has it. */
interface LoggedSeal {
  readonly sequence: number;
  /** Hash of the sealed file. */
  readonly hash: string;
  /** Where the log ended then; undefined of a seal from before that stood in it. */
  readonly events: number | undefined;
  /** SHA-256 of the certificate; undefined of a seal from before that was recorded. */
  readonly certificate: string | undefined;
}

/** What was said when a document was made; undefined what events of before did not say. */
interface LoggedMaking {
  readonly sequence: number;
  readonly file: string;
  readonly uploaded: string;
  readonly boxes: readonly SignatureBox[] | undefined;
  readonly fileName: string | undefined;
  readonly fileSize: number | undefined;
  readonly pages: number | undefined;
  readonly sender: { readonly name: string; readonly email: string; readonly actor: string } | undefined;
}

/** What the log of a document says of it: where the log is proved, no row has to be believed. */
export interface LoggedDocument {
  readonly made: LoggedMaking | undefined;
  /** The latest names; undefined after an edit of which nothing was sent yet. */
  readonly names: LoggedNames | undefined;
  /** By the number of the box, from 0. */
  readonly signatures: ReadonlyMap<number, LoggedSignature>;
  readonly isCompleted: boolean;
  /** Whether every page had to be seen; undefined where that was not recorded. */
  readonly needsAllPages: boolean | undefined;
  readonly seal: LoggedSeal | undefined;
}

/** Reads what a document's events say of it. */
export function readLog(log: readonly AuditRow[]): LoggedDocument {
  const signatures = new Map<number, LoggedSignature>();
  let made: LoggedMaking | undefined;
  let names: LoggedNames | undefined;
  let needsAllPages: boolean | undefined;
  let seal: LoggedSeal | undefined;
  for (const event of log) {
    const { action, data, sequence } = event;
    const named = namesIn(event);
    if (action === 'document.created') made = makingIn(event);
    if (action === 'document.created' || action === 'document.sent') names = named;
    if (action === 'document.edited') names = undefined;
    if (action === 'document.readdressed' && names && !seal)
      names = { ...names, sequence, receiver: textOf(data['to']) ?? names.receiver };
    if (action === 'document.sent') needsAllPages = flagOf(data['needsAllPages']);
    if (action === 'document.sealed') seal = sealIn(event);
    if (action !== 'box.signed') continue;
    names = named ?? names;
    const signature = signatureIn(event, named);
    if (signature) signatures.set(signature.index, signature);
  }
  const isCompleted = log.some(({ action }) => action === 'document.completed');
  return { made, names, signatures, isCompleted, needsAllPages, seal };
}

/** Whose names stand with the last signature. */
export function signerOf({ signatures, names }: LoggedDocument): LoggedNames | undefined {
  return (
    [...signatures.values()].toSorted((one, other) => one.sequence - other.sequence).at(-1)?.names ?? names
  );
}

function namesIn({ sequence, data }: AuditRow): LoggedNames | undefined {
  const [title, name, surname, receiver] = ['title', 'name', 'surname', 'receiver'].map((key) =>
    textOf(data[key]),
  );
  return title !== undefined && name !== undefined && surname !== undefined && receiver !== undefined
    ? { sequence, title, name, surname, receiver }
    : undefined;
}

function makingIn({ sequence, actor, data }: AuditRow): LoggedMaking | undefined {
  const file = textOf(data['file']);
  if (file === undefined) return undefined;
  const { name, email } = recordOf(data['sender']);
  return {
    sequence,
    file,
    uploaded: textOf(data['uploaded']) ?? file,
    boxes: Array.isArray(data['boxes']) ? (data['boxes'] as SignatureBox[]) : undefined,
    fileName: textOf(data['fileName']),
    fileSize: numberIn(data['fileSize']),
    pages: numberIn(data['pages']),
    sender:
      typeof name === 'string' && typeof email === 'string' ? { name, email, actor: actor ?? '' } : undefined,
  };
}

function signatureIn({ sequence, data }: AuditRow, names: LoggedNames | undefined) {
  const index = numberIn(data['box']);
  const [image, file] = [textOf(data['image']), textOf(data['file'])];
  if (index === undefined || image === undefined || file === undefined) return undefined;
  const [firstLine, secondLine] = [textOf(data['firstLine']), textOf(data['secondLine'])];
  return { index, sequence, image, file, firstLine, secondLine, names };
}

function sealIn({ sequence, data }: AuditRow): LoggedSeal | undefined {
  const hash = textOf(data['sealed']);
  if (hash === undefined) return undefined;
  const { events } = recordOf(data['log']);
  return { sequence, hash, events: numberIn(events), certificate: textOf(data['certificate']) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);
const flagOf = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
