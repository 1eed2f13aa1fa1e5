import { randomBytes } from 'node:crypto';
import { PDFDocument, StandardFonts } from 'pdf-lib';

/** What a made PDF is like: its bytes come from pictures that cannot be compressed further. */
export interface PdfShape {
  readonly pages: number;
  readonly picturesPerPage: number;
  /** Width in samples; each has one byte. */
  readonly pictureWidth: number;
  readonly pictureHeight: number;
}

/** Makes a PDF of that shape, with a line of text on each page. */
export async function makePdf(shape: PdfShape): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let index = 0; index < shape.pages; index += 1) {
    const page = document.addPage();
    page.drawText(`Page ${index + 1}`, { x: 50, y: 780, size: 18, font });
    for (let picture = 0; picture < shape.picturesPerPage; picture += 1) {
      page.node.newXObject('Scan', addPicture(document, shape));
    }
  }
  return document.save();
}

function addPicture({ context }: PDFDocument, { pictureWidth, pictureHeight }: PdfShape) {
  return context.register(
    context.stream(randomBytes(pictureWidth * pictureHeight), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: pictureWidth,
      Height: pictureHeight,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceGray',
    }),
  );
}
