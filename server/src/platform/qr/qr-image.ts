import { encodeQR } from 'qr';

/** A text as a QR code: a picture as a `data:` address, black on white with its margin, sharp at every size. */
export function qrImage(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const dark = rows.map((row, y) => darkRuns(row, y)).join('');
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${rows.length}v${rows.length}H0z"/>`,
    `<path d="${dark}"/></svg>`,
  ].join('');
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** The dark dots of a row, each run of them drawn as one: between single dots hairlines would show. */
function darkRuns(row: readonly boolean[], y: number): string {
  const dots = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...dots.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1H${index}z`)
    .join('');
}
