/** Makes a PDF of some pages of text, so that the gallery needs no file: the least that a reader takes for one. */
export function makeSamplePdf(pageCount: number): Blob {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>'];
  const pages = Array.from({ length: pageCount }, (_, index) => 4 + 2 * index);
  objects.push(`<< /Type /Pages /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] /Count ${pageCount} >>`);
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (const [index, id] of pages.entries()) {
    const lines = Array.from(
      { length: 30 },
      (_, line) => `(Line ${line + 1} of a sample that one can search) Tj T*`,
    );
    const text = `BT /F1 22 Tf 24 TL 60 770 Td (Sample, page ${index + 1}) Tj T* /F1 11 Tf 18 TL ${lines.join(' ')} ET`;
    const resources = '/Resources << /Font << /F1 3 0 R >> >>';
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resources} /Contents ${id + 1} 0 R >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    );
  }
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return new Blob([`${file}${end}startxref\n${file.length}\n%%EOF\n`], { type: 'application/pdf' });
}
