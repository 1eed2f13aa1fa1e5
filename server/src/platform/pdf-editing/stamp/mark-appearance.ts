import { fitPicture, layOutText } from 'shared-api/contracts/platform/stamp-layout';
import type { PdfDocument } from '../format/document.ts';
import { dict, name, PdfStream, type PdfRef } from '../format/objects.ts';
import { writeNumber } from '../format/serialize.ts';
import type { AppearanceParts } from './appearance.ts';

type MarkParts = Omit<AppearanceParts, 'image'> & { readonly image: AppearanceParts['image'] | null };

/** Adds the form that draws a text or a picture upright in its box. */
export function addMarkAppearance(document: PdfDocument, parts: MarkParts): PdfRef {
  const { placement, image, font } = parts;
  const resources = dict({});
  if (image) resources.set('XObject', dict({ Picture: image.ref }));
  if (font) resources.set('Font', dict(font.refs));
  const form = dict({
    Type: name('XObject'),
    Subtype: name('Form'),
    BBox: [0, 0, placement.width, placement.height],
    Matrix: [...placement.matrix],
    Resources: resources,
  });
  const content = [...drawPicture(parts), ...drawText(parts)].join('\n');
  return document.add(new PdfStream(form, { data: Buffer.from(content, 'latin1') }));
}

function drawPicture({ placement, image }: MarkParts): string[] {
  if (!image) return [];
  const { left, top, width, height } = fitPicture(placement, image);
  const matrix = [width, 0, 0, height, left, placement.height - top - height].map(writeNumber).join(' ');
  return [`q ${matrix} cm /Picture Do Q`];
}

function drawText({ placement, lines, font }: MarkParts): string[] {
  if (!font || lines.length === 0) return [];
  const { width, height, userUnit: unit } = placement;
  const { fontSize, baselines } = layOutText({ width, height, unit }, lines.map(font.measure));
  return lines.map((line, index) => {
    const place = `0 ${writeNumber(height - (baselines[index] ?? 0))}`;
    return `BT /Stamp ${writeNumber(fontSize)} Tf ${place} Td ${font.show(line, fontSize)} ET`;
  });
}
