import type { PdfDocument } from '../format/document.ts';
import { dict, name, PdfStream, type PdfRef } from '../format/objects.ts';
import { writeNumber } from '../format/serialize.ts';
import type { Placement } from '../geometry/placement.ts';

/** What an appearance shows, with the objects that the file already has of it. */
export interface AppearanceParts {
  readonly placement: Placement;
  readonly image: { readonly ref: PdfRef; readonly width: number; readonly height: number };
  readonly lines: readonly string[];
  readonly font: {
    readonly ref: PdfRef;
    readonly measure: (line: string) => number;
    readonly show: (line: string) => string;
  } | null;
}

const largestText = 8;
const lineHeight = 1.25;
const descent = 0.32;
const maxTextShare = 0.45;

/** Adds the form that draws the signature above its stamp lines, upright in its box. */
export function addAppearance(document: PdfDocument, parts: AppearanceParts): PdfRef {
  const { placement, image, font } = parts;
  const size = textSize(parts);
  const textHeight = size * lineHeight * parts.lines.length;
  const content = [drawImage(parts, textHeight), ...drawLines(parts, size)].join('\n');
  const resources = dict({ XObject: dict({ Drawing: image.ref }) });
  if (font) resources.set('Font', dict({ Stamp: font.ref }));
  const form = dict({
    Type: name('XObject'),
    Subtype: name('Form'),
    BBox: [0, 0, placement.width, placement.height],
    Matrix: [...placement.matrix],
    Resources: resources,
  });
  return document.add(new PdfStream(form, { data: Buffer.from(content, 'latin1') }));
}

function textSize({ placement, lines, font }: AppearanceParts): number {
  if (!font || lines.length === 0) return 0;
  const widest = Math.max(...lines.map(font.measure), 1e-6);
  return Math.min(
    largestText / placement.userUnit,
    placement.width / widest,
    (placement.height * maxTextShare) / (lines.length * lineHeight),
  );
}

function drawImage({ placement, image }: AppearanceParts, textHeight: number): string {
  const room = placement.height - textHeight;
  const scale = Math.min(placement.width / image.width, room / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const left = (placement.width - width) / 2;
  const bottom = textHeight + (room - height) / 2;
  const matrix = [width, 0, 0, height, left, bottom].map(writeNumber).join(' ');
  return `q ${matrix} cm /Drawing Do Q`;
}

function drawLines({ placement, lines, font }: AppearanceParts, size: number): string[] {
  if (!font || lines.length === 0) return [];
  return lines.map((line, index) => {
    const left = (placement.width - font.measure(line) * size) / 2;
    const bottom = ((lines.length - 1 - index) * lineHeight + descent) * size;
    const place = [left, bottom].map(writeNumber).join(' ');
    return `BT /Stamp ${writeNumber(size)} Tf ${place} Td ${font.show(line)} ET`;
  });
}
