import type { PageSize } from './page-layout.ts';
import type { PageText } from './search/find-text.ts';

/** Where a file comes from: its address on our server, or the file itself where it is at hand. */
export type FileSource = string | Blob;

/**
 * Why a file did not open: it is not there (any more), it is not what was stored, it is not what was sent, the line failed, what came
 * cannot be shown, or this browser cannot show it.
 */
export type FileFailureKind =
  | 'missing'
  | 'changed'
  | 'altered'
  | 'unreachable'
  | 'unreadable'
  | 'unsupported';

/** A file that did not open. */
export class FileFailure extends Error {
  readonly kind: FileFailureKind;

  constructor(kind: FileFailureKind, cause: unknown) {
    super(`The file is ${kind}`, { cause });
    this.kind = kind;
  }
}

/** A page to draw: counted from 1, onto a canvas, this many device pixels wide. */
interface PageDrawing {
  readonly page: number;
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
  readonly signal: AbortSignal;
}

/** How a page came onto its canvas: `partly` where something on it, as a picture, could not be drawn. */
type DrawnHow = 'whole' | 'partly';

/** What became of the drawing of a page. */
export type PageOutcome = DrawnHow | 'failed';

/** The text of a page to lay over its drawing, so that it can be read, selected and marked. */
interface TextLaying {
  readonly page: number;
  readonly container: HTMLElement;
  readonly signal: AbortSignal;
}

/** What a file holds beside its pages; `commands` are links that open a file or a program, `unread` pages whose commands were not looked at. */
export type HiddenPart = 'scripts' | 'attachments' | 'commands' | 'unread';

/** A file that is open. */
export interface OpenFile {
  readonly pageCount: number;
  /** The SHA-256 (hex) of the file, where it came from our server and was compared with what was sent. */
  readonly digest?: string | undefined;
  /** The size of a page as it is shown. */
  sizeOf(page: number): Promise<PageSize>;
  /** Draws a page as it is: crop box and rotation applied. Drawings that are given up settle without an error. */
  draw(drawing: PageDrawing): Promise<DrawnHow>;
  /** What its pages do not show; pictures hold nothing else. */
  listHidden?(): Promise<readonly HiddenPart[]>;
  /** Pictures have none. */
  readonly text?: {
    read(page: number): Promise<PageText>;
    /** Answers the element of each part of the page's text, in the order of `read`. */
    lay(laying: TextLaying): Promise<readonly HTMLElement[]>;
  };
}

/** A file on its way; `close` gives up or frees it. `opened` fails with a `FileFailure`. */
interface OpeningFile {
  readonly opened: Promise<OpenFile>;
  close(): void;
}

/** Opens a file, reporting which share of it (0 to 1) has come. */
export type OpensFile = (source: FileSource, onProgress?: (share: number) => void) => OpeningFile;
