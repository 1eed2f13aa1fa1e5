import { addressIn, failNextFile, type NextFailure } from './fake-files.ts';

/** Stands in for pdf.js, which jsdom cannot run: `jest.config.mjs` puts it in the place of the library. */

interface FakeTask {
  readonly promise: Promise<FakeDocument>;
  destroy(): Promise<void>;
}

type FakeDocument = ReturnType<typeof documentOf>;

const failures = {
  unreadable: { name: 'InvalidPDFException' },
  unsupported: {
    name: 'UnknownErrorException',
    details: 'TypeError: this.#all.getOrInsertComputed is not a function',
  },
};
const page = { width: 595, height: 842 };
const lineHeight = 20;

let opened: string[] = [];
let lines: readonly (readonly string[])[] = [[], []];
let drawn: number[] = [];
let broken = new Map<number, 'partly' | 'failed'>();
let flawedPages = new Set<number>();
let hidden: readonly ('scripts' | 'attachments' | 'commands')[] = [];
let next: (() => Promise<FakeDocument>) | undefined;

/** Stands in for a worker that reads, which jsdom has none of: `jest.config.mjs` puts it in its place. */
export async function startReader(): Promise<typeof reader> {
  reader.onFlaw = undefined;
  return reader;
}

const reader: { worker: object; failed: Promise<never>; onFlaw: (() => void) | undefined; close(): void } = {
  worker: {},
  failed: new Promise<never>(() => {}),
  onFlaw: undefined,
  close() {},
};

export function getDocument({ data }: { readonly data: Uint8Array }): FakeTask {
  opened.push(addressIn(data) ?? `${data.length} bytes`);
  const opening = next?.() ?? Promise.resolve(documentOf(lines));
  next = undefined;
  opening.catch(() => {});
  return { promise: opening, async destroy() {} };
}

export const OPS = {};

interface LayerOptions {
  readonly container: HTMLElement;
  readonly textContentSource: { readonly items: readonly { readonly str: string }[] };
}

/** Lays each line as an element of its own. */
export class TextLayer {
  readonly textDivs: HTMLElement[] = [];
  readonly #options: LayerOptions;

  constructor(options: LayerOptions) {
    this.#options = options;
  }

  async render(): Promise<void> {
    const { container, textContentSource } = this.#options;
    for (const { str } of textContentSource.items) {
      const element = document.createElement('span');
      element.textContent = str;
      this.textDivs.push(element);
      container.append(element);
    }
  }

  cancel(): void {}
}

/** Has PDFs hold these lines, page by page, from now on; forgets what was opened and drawn. */
export function servePdf(pages: readonly (readonly string[])[] = [[], []]): void {
  lines = pages;
  opened = [];
  drawn = [];
  broken = new Map();
  hidden = [];
  flawedPages = new Set();
  failNextFile(undefined);
}

/** Has a page of the PDFs be drawn without one of its pictures, or not at all, until `servePdf`. */
export function breakPage(number: number, how: 'partly' | 'failed'): void {
  broken.set(number, how);
}

/** Has the reader leave something out of a page while it is drawn for the first time, until `servePdf`. */
export function flawPage(number: number): void {
  flawedPages.add(number);
}

/** Has PDFs hold what their pages do not show, until `servePdf`; the commands on the last page. */
export function hideInPdf(...parts: typeof hidden): void {
  hidden = parts;
}

/** Has the next PDF fail to open. */
export function failNextPdf(kind: keyof typeof failures | NextFailure): void {
  if (kind === 'unreadable' || kind === 'unsupported')
    next = () => Promise.reject(Object.assign(new Error(kind), failures[kind]));
  else failNextFile(kind);
}

/** The addresses that were opened, and the pages that were drawn, since `servePdf`. */
export function pdfCalls(): { readonly opened: readonly string[]; readonly drawn: readonly number[] } {
  return { opened, drawn };
}

function documentOf(pages: readonly (readonly string[])[]) {
  return {
    numPages: pages.length,
    getJSActions: async () => (hidden.includes('scripts') ? { OpenAction: ['app.alert()'] } : null),
    // As of a file that holds a signature.
    getFieldObjects: async () => ({ Firma1: [{ actions: null }] }),
    getOptionalContentConfig: async () => [],
    getAttachments: async () => (hidden.includes('attachments') ? new Map([['listino.xls', {}]]) : null),
    async getPage(number: number) {
      return {
        getViewport: ({ scale }: { scale: number }) => ({
          width: page.width * scale,
          height: page.height * scale,
          convertToViewportPoint: (x: number, y: number) => [x * scale, (page.height - y) * scale],
        }),
        render() {
          drawn.push(number);
          if (flawedPages.has(number)) reader.onFlaw?.();
          const promise =
            broken.get(number) === 'failed' ? Promise.reject(new Error('no room')) : Promise.resolve();
          return { promise, cancel() {} };
        },
        objs: broken.get(number) === 'partly' ? [['img_p0_1', null]] : [],
        commonObjs: [],
        cleanup() {},
        getJSActions: async () => null,
        getAnnotations: async () => [
          { url: 'https://example.com/', unsafeUrl: 'https://example.com/' },
          ...(number === pages.length && hidden.includes('commands') ? [{ unsafeUrl: 'setup.exe' }] : []),
        ],
        getTextContent: async () => ({ items: (pages[number - 1] ?? []).map(itemOf) }),
      };
    },
  };
}

function itemOf(str: string, line: number) {
  const y = page.height - (line + 1) * lineHeight;
  return { str, hasEOL: true, transform: [12, 0, 0, 12, 60, y], width: str.length * 6, height: 12 };
}
