import { decodeQR } from 'qr/decode.js';
import { qrImage } from './qr-image.ts';

const dot = 4;

/** Draws the picture as a browser would: a white ground, and a black box for each run. */
function draw(image: string) {
  const svg = Buffer.from(image.split(',')[1] ?? '', 'base64').toString();
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) * dot;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [, x = '', y = '', length = ''] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let row = Number(y) * dot; row < (Number(y) + 1) * dot; row += 1)
      for (let column = Number(x) * dot; column < (Number(x) + Number(length)) * dot; column += 1)
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
  return { width: size, height: size, data };
}

describe('qrImage', () => {
  it.each([
    'https://sportello.example/entra#abc',
    'otpauth://totp/Sportello:anna?secret=ABCDEF&issuer=Città',
  ])('draws %s so that a camera reads it', (text) => {
    expect(decodeQR(draw(qrImage(text)))).toBe(text);
  });

  it('stands on white, also on a dark page', () => {
    const svg = Buffer.from(qrImage('x').split(',')[1] ?? '', 'base64').toString();
    expect(svg).toMatch(/<path fill="#fff" d="M0 0h(\d+)v\1H0z"\/>/);
  });
});
