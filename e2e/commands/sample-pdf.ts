import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';

/** A contract of two pages as offices make them: the second lies on its side, by its rotation. */
export async function makeContract(title: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const upright = document.addPage([595, 842]);
  upright.drawText(title, { x: 60, y: 760, size: 20, font });
  upright.drawText('Prima pagina: condizioni generali.', { x: 60, y: 720, size: 12, font });
  const turned = document.addPage([595, 842]);
  turned.setRotation(degrees(90));
  turned.drawText('Seconda pagina: ruotata di 90 gradi.', { x: 60, y: 720, size: 12, font });
  return Buffer.from(await document.save());
}
