import { decodeQR } from 'qr/decode.js';
import { readPng } from '../png/read-png.ts';
import { qrPicture } from './qr-picture.ts';

describe('qrPicture', () => {
  it('is a PNG that a camera reads', () => {
    const text = 'https://sportello.example/qrlogin#abc';
    const { width, height, rgba } = readPng(qrPicture(text));
    expect(width).toBe(height);
    expect(width).toBeGreaterThan(300);
    expect(decodeQR({ width, height, data: rgba })).toBe(text);
  });
});
