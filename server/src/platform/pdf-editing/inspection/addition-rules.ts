import type { PdfDocument } from '../format/document.ts';
import type { NumberSet } from '../format/number-set.ts';
import { asInteger, asName, PdfRef, PdfStream, PdfString } from '../format/objects.ts';
import type { PdfDict, PdfObject } from '../format/objects.ts';
import { serialize, type Encryption } from '../format/serialize.ts';
import { storedBytes } from '../format/stream-bytes.ts';

/** Two states of a file, and the values of the signatures that came in between. */
interface Addition {
  readonly before: PdfDocument;
  readonly after: PdfDocument;
  readonly added: readonly Uint8Array[];
  /** Numbers to which anything but the catalog refers. */
  readonly referenced: Pick<NumberSet, 'has'>;
}

/** An object in both states. */
interface Versions {
  readonly old: PdfObject;
  readonly current: PdfObject;
}

/** Which changes of objects a further signature brings with it. */
interface AdditionRules {
  readonly keepRoot: () => boolean;
  readonly allow: (number: number, versions: Versions) => boolean;
}

const clear: Encryption = { string: (bytes) => bytes, stream: (bytes) => bytes };
const catalogKeys = ['AcroForm', 'DSS', 'Extensions'];
const formKeys = ['Fields', 'SigFlags'];
const signedKeys = ['V', 'AP', 'AS', 'F', 'M', 'MK'];
const validationKeys = ['Type', 'Certs', 'CRLs', 'OCSPs', 'VRI'];
const infoKeys = ['Author', 'CreationDate', 'Creator', 'Keywords', 'ModDate', 'Producer', 'Subject', 'Title'];
const widgetKeys = ['AP', 'AS', 'F', 'M', 'MK'];

/** Makes the rules: fields of the new signatures, their widgets, validation data, and what says who wrote the file when. */
export function createAdditionRules({ before, after, added, referenced }: Addition): AdditionRules {
  const values = new Set(added.map((contents) => Buffer.from(contents).toString('hex')));
  const root = before.catalog().ref.number;
  const form = numberOf(before.catalog().dict.get('AcroForm'));
  const info = numberOf(before.crossReference.trailer.get('Info'));
  const metadata = numberOf(before.catalog().dict.get('Metadata'));
  return { keepRoot, allow };

  function keepRoot() {
    return after.catalog().ref.number === root;
  }

  function allow(number: number, { old, current }: Versions): boolean {
    if (isSameObject(old, current)) return true;
    if (number === metadata && !referenced.has(number)) return true;
    if (Array.isArray(old) && Array.isArray(current)) return onlyAdds(old, current);
    if (!(old instanceof Map) || !(current instanceof Map)) return false;
    if (number === root) return allowsCatalog(old, current);
    if (number === form) return allowsForm(old, current);
    if (number === info) return differsOnlyIn(old, current, infoKeys);
    if (isValidationStore(old) && isValidationStore(current)) return true;
    if (asName(before.resolve(old.get('Type'))) === 'Page') return allowsPage(old, current);
    return allowsField(old, current);
  }

  function allowsCatalog(old: PdfDict, current: PdfDict): boolean {
    if (!differsOnlyIn(old, current, catalogKeys)) return false;
    const [formBefore, formAfter] = [old.get('AcroForm'), current.get('AcroForm')];
    if (formBefore instanceof PdfRef && numberOf(formAfter) === formBefore.number) return true;
    const [was, is] = [before.resolveDict(formBefore), after.resolveDict(formAfter)];
    return is ? allowsForm(was ?? new Map(), is) : !was;
  }

  function allowsForm(old: PdfDict, current: PdfDict): boolean {
    // An appearance that is missing is drawn by these: they may come with the first field, never change.
    const keys = [...formKeys, 'DR', ...(old.has('DA') ? [] : ['DA'])];
    return (
      differsOnlyIn(old, current, keys) &&
      fontsOnlyGrow(before.resolve(old.get('DR')), after.resolve(current.get('DR'))) &&
      listOnlyGrows(old, current, 'Fields')
    );
  }

  /** Of the form's resources only fonts draw what is in its fields. */
  function fontsOnlyGrow(old: PdfObject, current: PdfObject): boolean {
    if (!(old instanceof Map)) return old === null;
    const fonts = before.resolveDict(old.get('Font')) ?? new Map<string, PdfObject>();
    const now = after.resolveDict(current instanceof Map ? current.get('Font') : null);
    return [...fonts].every(([key, font]) => isSame(font, now?.get(key) ?? null));
  }

  function allowsPage(old: PdfDict, current: PdfDict): boolean {
    return differsOnlyIn(old, current, ['Annots']) && listOnlyGrows(old, current, 'Annots');
  }

  /** A field that was prepared for a signature, or its widget, when it was signed. */
  function allowsField(old: PdfDict, current: PdfDict): boolean {
    const type = inheritedIn(before, old, 'FT');
    if (asName(before.resolve(type)) !== 'Sig' || !holdsNewSignature(current)) return false;
    return old.has('V') || old.has('Parent')
      ? differsOnlyIn(old, current, widgetKeys) || (!old.has('V') && differsOnlyIn(old, current, signedKeys))
      : differsOnlyIn(old, current, signedKeys);
  }

  function listOnlyGrows(old: PdfDict, current: PdfDict, key: string): boolean {
    const [was, is] = [before.resolve(old.get(key)), after.resolve(current.get(key))];
    return onlyAdds(Array.isArray(was) ? was : [], Array.isArray(is) ? is : []);
  }

  function onlyAdds(old: readonly PdfObject[], current: readonly PdfObject[]): boolean {
    return (
      old.every((item, index) => isSame(item, current[index] ?? null)) &&
      current.slice(old.length).every((item) => {
        const field = after.resolveDict(item);
        return field !== undefined && holdsNewSignature(field);
      })
    );
  }

  function holdsNewSignature(field: PdfDict): boolean {
    const value = after.resolveDict(inheritedIn(after, field, 'V'));
    const contents = after.resolve(value?.get('Contents'));
    return contents instanceof PdfString && values.has(Buffer.from(contents.bytes).toString('hex'));
  }

  function isSameObject(old: PdfObject, current: PdfObject): boolean {
    if (!(old instanceof PdfStream) || !(current instanceof PdfStream)) return isSame(old, current);
    return isSame(old.dict, current.dict) && bytesOf(before, old).equals(bytesOf(after, current));
  }
}

/** The store of certificates and revocations that verifiers of the long term want. */
function isValidationStore(entries: PdfDict): boolean {
  return [...entries.keys()].every((key) => validationKeys.includes(key));
}

function bytesOf(document: PdfDocument, stream: PdfStream): Buffer {
  const length = asInteger(document.resolve(stream.dict.get('Length')));
  return Buffer.from(storedBytes(document.source, stream, length));
}

function differsOnlyIn(old: PdfDict, current: PdfDict, keys: readonly string[]): boolean {
  return [...new Set([...old.keys(), ...current.keys()])].every(
    (key) => keys.includes(key) || isSame(old.get(key) ?? null, current.get(key) ?? null),
  );
}

/** Whether two values are written alike. */
function isSame(a: PdfObject, b: PdfObject): boolean {
  if (a instanceof PdfStream || b instanceof PdfStream) return false;
  return serialize(a, clear).equals(serialize(b, clear));
}

function inheritedIn(document: PdfDocument, field: PdfDict, key: string): PdfObject | undefined {
  return field.get(key) ?? document.resolveDict(field.get('Parent'))?.get(key);
}

function numberOf(object: PdfObject | undefined): number {
  return object instanceof PdfRef ? object.number : -1;
}
