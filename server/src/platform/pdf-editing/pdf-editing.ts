/** A place on a page as a viewer shows it (cropped, rotated), in fractions 0..1 of the shown width and height, origin top left. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One drawn signature: becomes a visible signature field whose appearance is the drawing with the stamp lines below it. */
export interface DrawnSignature {
  /** First page is 1. */
  readonly page: number;
  readonly box: ViewBox;
  /** The drawing: bytes of a PNG (with its transparency) or of a JPEG. */
  readonly image: Uint8Array;
  /** The stamp lines ('Firmato digitalmente il ...'), in any script. */
  readonly lines: readonly string[];
  /** Name of the person who signed, as verifiers show it. */
  readonly signerName: string;
  /** When the person signed; ISO 8601 with its zone. */
  readonly signedAt: string;
  readonly reason?: string;
}

/** A text or a picture on a page that is no signature: it is drawn before the first one, so that every signature holds it. */
export interface PageMark {
  /** First page is 1. */
  readonly page: number;
  readonly box: ViewBox;
  /** The lines of a text, in any script; none of a picture. */
  readonly lines: readonly string[];
  /** Bytes of a PNG or of a JPEG; null of a text. */
  readonly image: Uint8Array | null;
}

/** The company's invisible seal over everything before it; PAdES B-B, or B-T where the engine has a time-stamping authority. */
interface SealDetails {
  /** ISO 8601 with its zone. */
  readonly sealedAt: string;
  readonly reason?: string;
  readonly location?: string;
  readonly evidence?: SealedEvidence;
}

/** What a seal holds besides the bytes before it, as entries of its own that are among the signed bytes (decision 062). */
export interface SealedEvidence {
  /** Where the log of events about the document ended: how many, and the hash of the last (SHA-256, hex). */
  readonly events: number;
  readonly eventsHash: string;
  /** SHA-256 (hex) of the list of files of which this one is the seal (decision 063). */
  readonly manifest?: string;
}

/** What is to be signed: one revision per drawn signature, in this order, and the seal's as the last. */
export interface SignRequest {
  readonly inputPath: string;
  /** Must not exist yet or be a file that may be overwritten; it is complete only when the call resolves. */
  readonly outputPath: string;
  readonly signatures: readonly DrawnSignature[];
  /** What stands on the pages beside the signatures. */
  readonly marks?: readonly PageMark[];
  readonly seal: SealDetails;
}

/** One appended revision: its signature field, where it ends in the file, and the SHA-256 (hex) of the file up to there. */
export interface SignedRevision {
  readonly fieldName: string;
  readonly end: number;
  readonly hash: string;
}

/** The sealed file: size and SHA-256 (hex) of it all, and its new revisions, the seal's last. */
export interface SignResult {
  readonly size: number;
  readonly hash: string;
  readonly appendedBytes: number;
  readonly revisions: readonly SignedRevision[];
  /** Characters of the stamp lines for which no font had a glyph: drawn as empty boxes. */
  readonly missingCharacters: readonly string[];
  /** SHA-256 of the certificate that sealed; undefined where the engine does not say. */
  readonly certificate?: string | undefined;
}

/** Why a PDF is refused, or (the last ones) what its sender should know although it is accepted. Sentences in `preflight.texts.ts`. */
export type PreflightReason =
  | 'not-a-pdf'
  | 'empty'
  | 'too-large'
  | 'too-many-pages'
  | 'no-pages'
  | 'password'
  | 'permissions'
  | 'unknown-encryption'
  | 'xfa'
  | 'certified'
  | 'locked'
  | 'damaged'
  | 'damaged-signed'
  | 'repeated-page'
  | 'took-too-long';

/** Something to know about an accepted file. */
export type PreflightNote =
  | 'repaired'
  | 'sealed-here'
  | 'seal-missing'
  | 'signed'
  | 'signature-unknown'
  | 'signature-broken'
  | 'changed-after-signature'
  | 'drawn-after-signature'
  | 'encrypted'
  | 'xfa-hybrid'
  | 'usage-rights'
  | 'fields-unseen'
  | 'scripts'
  | 'commands'
  | 'attachments'
  | 'portfolio'
  | 'layers-unseen'
  | 'prints-otherwise'
  | 'contents-broken'
  | 'pdf-a';

/** A page as a viewer shows it: width and height in points after rotation and user unit. */
export interface PreflightPage {
  readonly width: number;
  readonly height: number;
  readonly rotation: 0 | 90 | 180 | 270;
  /** Something that it draws is missing or ends too early: a viewer may not show that it does. */
  readonly isIncomplete?: true;
}

/**
 * A signature that the uploaded file brings. `intact`: verified by its certificate's key, whoever the certificate is from;
 * `broken`: it does not fit the bytes; `unknown`: it could not be verified.
 */
export interface ExistingSignature {
  readonly fieldName: string;
  /** The name in the signer's certificate. */
  readonly signerName: string | null;
  readonly integrity: 'intact' | 'broken' | 'unknown';
  /** It was made with the engine's own certificate. */
  readonly isOwn: boolean;
  /** The page, from 1, on which one that others added after an earlier signature shows something; null or missing where it is none. */
  readonly drawnPage?: number | null | undefined;
}

/**
 * What the upload check found. `repaired`: the file was damaged and unsigned, and a rewritten copy lies at `repairTo`; from now
 * on that one is the document. `reason` is set exactly when the verdict is `refuse`.
 */
export interface Preflight {
  readonly verdict: 'accept' | 'repaired' | 'refuse';
  readonly reason: PreflightReason | null;
  readonly notes: readonly PreflightNote[];
  readonly pages: readonly PreflightPage[];
  readonly signatures: readonly ExistingSignature[];
  readonly encrypted: boolean;
  /** How large a file may be, where it is refused for being larger. */
  readonly limits?: PdfLimits | undefined;
}

/** What the size and number of pages may be. */
export interface PdfLimits {
  readonly maxBytes: number;
  readonly maxPages: number;
}

/** What to check: `repairTo` is where a repaired copy may be written; without it damaged files are refused. */
export interface PreflightRequest {
  readonly path: string;
  readonly repairTo?: string;
  /** Whose upload it is: nobody's many uploads go before another's. */
  readonly person?: string;
}

/** A drawing as a browser sent it, and by whom. */
export interface DrawingRequest {
  /** Bytes that should be a PNG. */
  readonly image: Uint8Array;
  /** Bytes in which it is kept at most. Default: those of a signature, of which a PDF has many. */
  readonly maxBytes?: number;
  /** How far what is drawn has to reach, in pixels, so that it is no dot. Default: any picture will do. */
  readonly minReach?: number;
  readonly person?: string;
}

/** Why an edit failed; `pdf-refused` carries the preflight's reason as its detail. */
export type PdfEditingFailure =
  | 'pdf-refused'
  | 'invalid-request'
  | 'invalid-image'
  | 'drawing-too-small'
  | 'page-missing'
  | 'took-too-long'
  | 'time-stamping-failed'
  | 'seal-unavailable'
  | 'unavailable'
  | 'failed';

/** The error of `sign` and `preflight`: `code` to branch on, `reason` when the file itself is to blame. */
export class PdfEditingError extends Error {
  readonly code: PdfEditingFailure;
  readonly reason: PreflightReason | null;

  constructor(code: PdfEditingFailure, message: string, reason: PreflightReason | null = null) {
    super(message);
    this.name = 'PdfEditingError';
    this.code = code;
    this.reason = reason;
  }
}

/** The PDF engine, in processes of this host (`createPdfEditing`) or on another (`createRemotePdfEditing`). */
export interface PdfEditing {
  /** Accepts, repairs once, or refuses with a reason; rejects only when the engine itself fails. */
  readonly preflight: (request: PreflightRequest) => Promise<Preflight>;
  /** Appends the signatures and the seal to a copy; the input's bytes stay the first bytes of the output. */
  readonly sign: (request: SignRequest) => Promise<SignResult>;
  /**
   * Checks a drawing and gives it in the size in which it is put into PDFs: one that is small enough as it is. The same bytes
   * always give the same; rejects with `invalid-image`, or `drawing-too-small`.
   */
  readonly readDrawing: (request: DrawingRequest) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}
