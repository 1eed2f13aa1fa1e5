import type { PdfDocument } from '../format/document.ts';
import { dict, name, PdfSyntaxError, type PdfObject } from '../format/objects.ts';
import { outputComponents, saysPdfA } from '../inspection/pdf-a.ts';

const white = [0.9505, 1, 1.089];
/** The primaries of sRGB (IEC 61966-2-1), a column each. */
const primaries = [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505];

const [rgb, gray] = [name('DeviceRGB'), name('DeviceGray')];

/**
 * How a picture of a drawing names its colours in a file. A device's own are for PDF/A only where the output intent is of that kind
 * (ISO 19005-2, 6.2.4.3): elsewhere they are written down by what they look like.
 */
export function spaceFor(document: PdfDocument, space: 'DeviceRGB' | 'DeviceGray'): PdfObject {
  const components = intentOf(document);
  if (space === 'DeviceRGB')
    return components === undefined || components === 3
      ? rgb
      : [name('CalRGB'), dict({ WhitePoint: white, Gamma: [2.2, 2.2, 2.2], Matrix: primaries })];
  return components === 0 ? [name('CalGray'), dict({ WhitePoint: white, Gamma: 2.2 })] : gray;
}

/** Undefined where the file is no PDF/A, which may name what it likes. */
function intentOf(document: PdfDocument): number | undefined {
  try {
    return saysPdfA(document) ? outputComponents(document) : undefined;
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}
