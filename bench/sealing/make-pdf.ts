import { randomBytes } from 'node:crypto';
import { PDFDocument, StandardFonts } from 'pdf-lib';

const imageSide = 320;

/** A PDF of about that many bytes: pages with text and a scan-like picture that cannot be compressed. */
export async function makePdf(bytes: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const pictures = Math.floor(bytes / (imageSide * imageSide));
  for (let index = 0; index < Math.max(1, pictures); index += 1) {
    const page = document.addPage();
    page.drawText(`Page ${index + 1}`, { x: 50, y: 780, size: 18, font });
    if (pictures === 0) continue;
    const stream = document.context.stream(randomBytes(imageSide * imageSide), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: imageSide,
      Height: imageSide,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceGray',
    });
    page.node.newXObject('Scan', document.context.register(stream));
  }
  return document.save();
}
