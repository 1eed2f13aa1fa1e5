import type { OPS, PDFDocumentProxy, PDFPageProxy, TextLayer } from 'pdfjs-dist';
import type { OpenFile } from '../open-file.ts';
import type { PageText } from '../search/find-text.ts';
import { listHidden } from './list-hidden.ts';
import { readShownText } from './shown-text.ts';

type TextItem = Extract<
  Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number],
  { str: string }
>;

interface PdfParts {
  readonly Layer: typeof TextLayer;
  readonly operators: typeof OPS;
  /** What reads the file; it is listened to while pages are drawn. */
  readonly reader: { onFlaw: (() => void) | undefined };
}

/** What the viewer asks of a file, for a PDF that pdf.js has opened. */
export function presentPdf(pdf: PDFDocumentProxy, { Layer, operators, reader }: PdfParts): OpenFile {
  const underWay: number[] = [];
  // For good: a page that is drawn anew may take what was read of it before, of which nothing is said any more.
  const flawed = new Set<number>();
  // The reader does not say of which page it speaks: all that are drawn at the time are doubted.
  reader.onFlaw = () => underWay.forEach((page) => flawed.add(page));
  return {
    pageCount: pdf.numPages,
    async sizeOf(number) {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      return { width, height };
    },
    async draw({ page: number, canvas, width, signal }) {
      const page = await pdf.getPage(number);
      if (signal.aborted) return 'partly';
      const natural = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: width / natural.width });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      underWay.push(number);
      const rendering = page.render({ canvas, viewport });
      const cancel = () => rendering.cancel();
      signal.addEventListener('abort', cancel);
      try {
        await rendering.promise;
        return isWhole(page) && !flawed.has(number) ? 'whole' : 'partly';
      } catch (error) {
        if (!signal.aborted) throw error;
        return 'partly';
      } finally {
        underWay.splice(underWay.indexOf(number), 1);
        signal.removeEventListener('abort', cancel);
        page.cleanup();
      }
    },
    listHidden: () => listHidden(pdf),
    text: {
      async read(number) {
        const page = await pdf.getPage(number);
        const { items } = await readShownText(pdf, page, operators);
        return items.filter(isText).map((item) => textOf(item, page));
      },
      async lay({ page: number, container, signal }) {
        const page = await pdf.getPage(number);
        const content = await readShownText(pdf, page, operators);
        if (signal.aborted) return [];
        const viewport = page.getViewport({ scale: 1 });
        const layer = new Layer({ textContentSource: content, container, viewport });
        signal.addEventListener('abort', () => layer.cancel(), { once: true });
        await layer.render();
        return layer.textDivs;
      },
    },
  };
}

/**
 * Whether nothing was left out of a page that was drawn. pdf.js goes on without a picture that it cannot decode, whose place then holds
 * nothing, and without a font that the browser refuses, whose place holds the reason.
 */
function isWhole(page: PDFPageProxy): boolean {
  const { objs, commonObjs } = page as unknown as Record<'objs' | 'commonObjs', Iterable<[string, unknown]>>;
  return [...objs, ...commonObjs].every(([, value]) => value !== null && typeof value !== 'string');
}

function isText(item: object): item is TextItem {
  return 'str' in item;
}

/** A part of the text, with where it stands on the page as it is shown. */
function textOf({ str, hasEOL, transform, width, height }: TextItem, page: PDFPageProxy): PageText[number] {
  const viewport = page.getViewport({ scale: 1 });
  const [x = 0, y = 0] = transform.slice(4) as number[];
  const [fromX = 0, fromY = 0] = viewport.convertToViewportPoint(x, y);
  const [toX = 0, toY = 0] = viewport.convertToViewportPoint(x + width, y + height);
  const area = {
    x: Math.min(fromX, toX) / viewport.width,
    y: Math.min(fromY, toY) / viewport.height,
    width: Math.abs(toX - fromX) / viewport.width,
    height: Math.abs(toY - fromY) / viewport.height,
  };
  return { text: str, endsLine: hasEOL, area };
}
