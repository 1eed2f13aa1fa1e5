import { z } from 'zod';
import {
  defineCall,
  defineDownload,
  idList,
  instant,
  okAnd,
  versionConflict,
  wholeNumber,
  wireObject,
  zeroOne,
} from '../common/index.ts';
import {
  maxSignatureObjects,
  signatureObjectFields,
  signatureObjectKind,
  signatureObjectProblem,
  type SignatureObjectKind,
} from './signature-objects.rules.ts';

/** Rows that one load of the list brings (spec 02 §9). */
const pageSize = 30;

/** Most characters of a search. */
const maxSearchLength = 200;

/** What objects are searched for. */
export const signatureObjectSearch = z.string().trim().max(maxSearchLength);

const wireKinds = { Firma: 'signature', Immagine: 'image', Testo: 'text' } as const;
type WireKind = keyof typeof wireKinds;

/** The kind as the wire has it (spec 02 §3, `tipo`). What is none of them is refused as a kind that is missing. */
const wireKind = z.codec(
  z
    .string()
    .max(40, { abort: true })
    .refine((text) => Object.hasOwn(wireKinds, text), signatureObjectProblem('kind-required')),
  signatureObjectKind,
  {
    decode: (text) => wireKinds[text as WireKind],
    encode: (kind) => kindNames[kind],
  },
);
const kindNames: Readonly<Record<SignatureObjectKind, WireKind>> = {
  signature: 'Firma',
  image: 'Immagine',
  text: 'Testo',
};

/** Who asks is the person of the session: `username` of the old calls is taken and not needed. */
const formerNames = { username: z.string().max(1000).optional() } as const;

const objectId = z.string().min(1).max(80);

const rowFields = {
  id: z.string(),
  kind: ['tipo', wireKind],
  isDefault: ['is_default', zeroOne],
  createdAt: ['created_at', instant],
  /** Where its picture is, drawn by hand or uploaded; empty for a text. */
  picture: ['file_immagine', z.string()],
  /** Always a picture: what was uploaded is drawn anew. Empty for what is not uploaded. */
  fileKind: ['tipo_immagine', z.enum(['immagine', 'documento', ''])],
  /** What an object of kind `text` says; empty for others. */
  text: ['testo', z.string()],
  version: wholeNumber,
} as const;

/** A row of the list (spec 02 §2, §3). */
const signatureObjectRow = wireObject({
  /** From 1, as the list is sorted. */
  number: ['DT_RowIndex', wholeNumber],
  ...rowFields,
});
export type SignatureObjectRow = z.output<typeof signatureObjectRow>;

/** The caller's objects (spec 02 §7), the newest first. `next` is the `cursor` of the next rows, null at the end; `start` leads there too. */
export const listSignatureObjects = defineCall({
  name: 'getSignaturesApi',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({
    ...formerNames,
    search: ['curSrcText', signatureObjectSearch.default('')],
    start: wholeNumber.pipe(z.number().min(0)).default(0),
    length: wholeNumber.pipe(z.number().min(1).max(100)).default(pageSize),
    /** The row after which to go on; it counts before `start`. */
    cursor: z.string().max(80).optional(),
  }),
  output: wireObject({
    rows: ['data', z.array(signatureObjectRow)],
    /** How many there are with this search. */
    total: wholeNumber,
    next: z.string().nullable(),
  }),
});

/** How many objects the caller has of each kind: what decides whether 'Default' is offered (spec 02 §2). */
const counts = wireObject({
  signatures: ['TotSignatures', wholeNumber],
  images: ['TotImages', wholeNumber],
  texts: ['TotTexts', wholeNumber],
});
export type SignatureObjectCounts = z.output<typeof counts>;

/** How many objects the caller has of each kind. */
export const countSignatureObjects = defineCall({
  name: 'getSignaturesTotNumApi',
  access: 'signed-in',
  input: wireObject(formerNames),
  output: counts,
});

/** The same by the name that the old client has for it (spec 02 §7). */
export const countSignatureObjectsForCheckbox = defineCall({
  name: 'getDefaultCheckbox',
  access: 'signed-in',
  input: wireObject({ ...formerNames, token: z.string().max(4000).optional() }),
  output: counts,
});

/** An object for its form. */
const signatureObject = wireObject({
  ...rowFields,
  /** The drawing of an object of kind `signature`: a PNG as a data URL; empty for others. */
  drawing: ['content_signature', z.string()],
});
export type SignatureObject = z.output<typeof signatureObject>;

/** One object of the caller's. Fails with `not-found`, whether it is gone or somebody else's. */
export const getSignatureObject = defineCall({
  name: 'getSignatureApi',
  access: 'signed-in',
  input: wireObject({ ...formerNames, id: objectId }),
  output: wireObject({ object: ['signature', signatureObject] }),
});

/** The picture of one of the caller's objects: a PNG. Fails with `not-found`. */
export const getSignatureObjectPicture = defineDownload({
  name: 'getSignatureObjectPicture',
  types: ['image/png'],
  method: 'GET',
  access: 'signed-in',
  input: wireObject({
    id: ['v_id', objectId],
    /** Changes with the object, so that no browser shows the picture before. */
    version: ['v', wholeNumber.optional()],
  }),
});

/**
 * What the caller signs with unless they choose something else: a picture that fulfils every rule of a drawing (`maxDrawingLength`, no
 * larger than a pad makes), so that it can be confirmed in the place of one.
 */
const defaultPicture = wireObject({
  id: z.string(),
  /** A PNG as a data URL. */
  image: ['content_signature', z.string()],
  width: wholeNumber,
  height: wholeNumber,
});
export type DefaultPicture = z.output<typeof defaultPicture>;

/** The default of each kind, null where there is none (spec 02 §3). */
export const getDefaultSignatureObjects = defineCall({
  name: 'DocSignGetSignImageDefault',
  access: 'signed-in',
  input: wireObject(formerNames),
  output: wireObject({
    signature: ['SignDefault', defaultPicture.nullable()],
    image: ['ImageDefault', defaultPicture.nullable()],
    text: ['TextDefault', wireObject({ id: z.string(), text: ['testo', z.string()] }).nullable()],
  }),
});

/** The `details` of a `conflict` of `saveSignatureObject` with a version. */
export const signatureObjectConflict = versionConflict({ isDefault: z.boolean(), text: z.string() });

/**
 * Adds an object (`id` 0) or changes one, whose kind stays. The drawing, or the `file` (JPG, JPEG, GIF, PNG or BMP by its content, of which
 * only our own drawing is kept), may be left out where there is one already. Fails with `invalid-input` on the field, `too-large`,
 * `not-found`, `conflict` (`signatureObjectConflict`; without details where there are as many as there can be).
 */
export const saveSignatureObject = defineCall({
  name: 'updSignaturesApi',
  access: 'signed-in',
  encoding: 'multipart',
  files: ['file'],
  optionalFiles: ['file'],
  input: wireObject({
    ...formerNames,
    id: objectId,
    kind: ['tipo', wireKind],
    drawing: ['content_signature', signatureObjectFields.drawing.default('')],
    text: ['testo', signatureObjectFields.text.default('')],
    isDefault: ['is_default', zeroOne.default(false)],
    /** The version that was read; needed to change an object. */
    version: wholeNumber.optional(),
    /** How many the old client believed there are: the server knows. */
    signatures: ['n_sign', wholeNumber.optional()],
    images: ['n_images', wholeNumber.optional()],
  }),
  output: okAnd({ id: z.string(), version: wholeNumber, isDefault: ['is_default', zeroOne] }),
});

/** Of which kinds another object, the newest, became the default because the default was deleted. */
const deleted = okAnd({ newDefaults: ['new_defaults', z.array(wireKind)] });

/** Deletes an object. Fails with `not-found`. */
export const deleteSignatureObject = defineCall({
  name: 'delSignatureApi',
  access: 'signed-in',
  input: wireObject({ ...formerNames, id: objectId }),
  output: deleted,
});

/** Deletes several objects, all or none. Fails with `not-found`. */
export const deleteSignatureObjects = defineCall({
  name: 'DocSignDelMultiSignatureApi',
  access: 'signed-in',
  input: wireObject({
    ...formerNames,
    ids: ['id', idList.refine((ids) => ids.length > 0 && ids.length <= maxSignatureObjects)],
  }),
  output: deleted,
});
