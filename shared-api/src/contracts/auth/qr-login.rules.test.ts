import { readQrCode, writeQrCode } from './qr-login.rules.ts';

const secret = 'a_-4'.repeat(11).slice(0, 43);

describe('what a QR code for signing in says', () => {
  it('is read again, whichever the address was when it was made', () => {
    for (const address of ['https://sportello.example', 'http://localhost:8080'])
      expect(readQrCode(writeQrCode(address, secret))).toBe(secret);
    expect(readQrCode(` https://sportello.example/qrlogin#${secret}\n`)).toBe(secret);
  });

  it.each([
    '',
    'https://sportello.example',
    'https://sportello.example/qrlogin',
    `https://sportello.example/other#${secret}`,
    `https://sportello.example/qrlogin#${secret}x`,
    `https://sportello.example/qrlogin#${secret.slice(1)}`,
    secret,
  ])('is not found in %j', (text) => {
    expect(readQrCode(text)).toBeUndefined();
  });
});
