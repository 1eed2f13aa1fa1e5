import { degrees, PDFDocument, PDFOperator, PDFOperatorNames, PDFName, StandardFonts } from 'pdf-lib';

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

/** A contract of many pages, with a wide plan as its last one. */
export async function makeLongContract(pageCount: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page < pageCount; page += 1)
    document.addPage([595, 842]).drawText(`Pagina ${page}`, { x: 60, y: 760, size: 20, font });
  document.addPage([1684, 595]).drawText('Planimetria', { x: 60, y: 520, size: 20, font });
  return Buffer.from(await document.save());
}

/** A contract with a line in a layer that is off: on paper, maybe, and on no screen. */
export async function makeLayeredContract(seen: string, hidden: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  page.drawText(seen, { x: 60, y: 760, size: 20, font });
  const layer = context.register(context.obj({ Type: 'OCG', Name: 'Livello' }));
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: context.obj({ OFF: [layer] }) }));
  page.node.Resources()?.set(PDFName.of('Properties'), context.obj({ Livello: layer }));
  const marked = [PDFName.of('OC'), PDFName.of('Livello')];
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, marked));
  page.drawText(hidden, { x: 60, y: 720, size: 20, font });
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  return Buffer.from(await document.save());
}
