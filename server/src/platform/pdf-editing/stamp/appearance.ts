import { fitDrawing, layOutStamp, type StampLayout } from 'shared-api/contracts/platform/stamp-layout';
import type { PdfDocument } from '../format/document.ts';
import { dict, name, PdfStream, type PdfRef } from '../format/objects.ts';
import { writeNumber } from '../format/serialize.ts';
import type { Placement } from '../geometry/placement.ts';
import type { StampFont } from './font.ts';

/** Fonts by the names that an appearance calls them by. */
export type FontRefs = ReturnType<StampFont['addTo']>;

/** What an appearance shows, with the objects that the file already has of it. */
export interface AppearanceParts {
  readonly placement: Placement;
  readonly image: { readonly ref: PdfRef; readonly width: number; readonly height: number };
  readonly lines: readonly string[];
  readonly font: {
    readonly refs: FontRefs;
    readonly measure: StampFont['measure'];
    readonly show: StampFont['show'];
  } | null;
}

/** Adds the form that draws the signature above its stamp lines, upright in its box. */
export function addAppearance(document: PdfDocument, parts: AppearanceParts): PdfRef {
  const { placement, image, font } = parts;
  const layout = layOutStamp(
    { width: placement.width, height: placement.height, unit: placement.userUnit },
    font ? parts.lines.map(font.measure) : [],
  );
  const content = [drawImage(parts, layout), ...drawLines(parts, layout)].join('\n');
  const resources = dict({ XObject: dict({ Drawing: image.ref }) });
  if (font) resources.set('Font', dict(font.refs));
  const form = dict({
    Type: name('XObject'),
    Subtype: name('Form'),
    BBox: [0, 0, placement.width, placement.height],
    Matrix: [...placement.matrix],
    Resources: resources,
  });
  return document.add(new PdfStream(form, { data: Buffer.from(content, 'latin1') }));
}

function drawImage({ placement, image }: AppearanceParts, layout: StampLayout): string {
  const { left, top, width, height } = fitDrawing(placement, layout, image);
  const matrix = [width, 0, 0, height, left, placement.height - top - height].map(writeNumber).join(' ');
  return `q ${matrix} cm /Drawing Do Q`;
}

function drawLines({ placement, lines, font }: AppearanceParts, layout: StampLayout): string[] {
  const { fontSize, baselines, lefts } = layout;
  if (!font) return [];
  return lines.map((line, index) => {
    const bottom = placement.height - (baselines[index] ?? 0);
    const place = [lefts[index] ?? 0, bottom].map(writeNumber).join(' ');
    return `BT /Stamp ${writeNumber(fontSize)} Tf ${place} Td ${font.show(line, fontSize)} ET`;
  });
}
