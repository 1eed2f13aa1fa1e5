/** A small PDF of A4 pages with lines of text, the first of each its heading, as any office program would write it. */
export function makePdf(pages: readonly (readonly string[])[]): Buffer {
  const first = 4;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => pageObjects(lines, first + index * 2 + 1)),
  ];
  return assemble(objects);
}

function pageObjects(lines: readonly string[], contentNumber: number): string[] {
  const [heading = '', ...body] = lines.map((line) => `(${escape(line)}) Tj`);
  const text = body.map((line) => `${line} T*`).join(' ');
  const content = `BT /F1 20 Tf 60 770 Td ${heading} /F1 12 Tf 18 TL 0 -40 Td ${text} ET`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${contentNumber} 0 R >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
  ];
}

function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const escape = (line: string) => line.replace(/[\\()]/g, '\\$&');
