import { undrawableIn } from '../pdf-editing/fonts/font-faces.ts';
import { directionMark } from '../pdf-editing/fonts/text-runs.ts';
import { createStampFont } from '../pdf-editing/stamp/font.ts';
import { itWith, makeScratch, run } from '../pdf-editing/testing/scratch.ts';
import { writePdf } from './write-pdf.ts';

const scratch = makeScratch();
afterAll(() => scratch.remove());

const place = { kind: 'text', x: 40, y: 80, size: 14 } as const;

/** What others read of this line on a page of ours, without the marks that they put around what runs from the right. */
function readBack(text: string): string {
  const item = { ...place, text };
  const ours = { ...place, y: 40, text: 'Questa pagina è scritta in italiano, da sinistra a destra' };
  const page = { width: 595, height: 842, items: [ours, item, { ...item, y: 200, weight: 'bold' as const }] };
  const path = scratch.write('line.pdf', writePdf([page], { title: 'Riga', language: 'it-IT' }));
  return Buffer.from(run('pdftotext', path, '-'), 'latin1')
    .toString()
    .replaceAll(/[\u202A-\u202E\u200E\u200F]/gu, '');
}

describe('a line of any script', () => {
  itWith('pdftotext').each([
    ['figures and words of ours beside Arabic', 'محمد 2026 ok', 'ok 2026 محمد'],
    ['a price', 'السعر 12500 euro', 'euro 12500 السعر'],
    ['Hebrew with a date', 'עברית 12/11/2026', '12/11/2026 עברית'],
    ['an address in a line of ours', 'Di محمد, IP 127.0.0.1', 'Di محمد, IP 127.0.0.1'],
    ['Arabic figures', 'عقد ٢٠٢٦', '٢٠٢٦'],
    ['letters that become one', 'لا إله إلا', 'لا إله إلا'],
    ['vowel marks', 'مُحَمَّد', 'مُحَمَّد'],
  ])('is read with %s', (_, written, read) => expect(readBack(written)).toContain(read));

  itWith('pdftotext').each([
    '劳动合同 王小明 2026',
    '陳偉 ひらがな',
    '김민준 계약',
    'हिन्दी',
    'বাংলা',
    'ਪੰਜਾਬੀ',
    'தமிழ்',
    'සිංහල',
    'አማርኛ',
    'สวัสดี ที่นี่',
    'Zoë 🦄 😀',
    'Ștefan Dvořák Łódź Прочитано',
    'ےۓ',
  ])('is read as it was written: %s', (text) => {
    expect(createStampFont([text]).missing).toEqual([]);
    expect(createStampFont([text], { weight: 'bold' }).missing).toEqual([]);
    expect(readBack(text)).toContain(text);
  });

  it('has its letters side by side, whatever fonts they are of', () => {
    const { measure } = createStampFont([]);
    expect(measure('王小明')).toBeCloseTo(3, 1);
    expect(measure('a王')).toBeCloseTo(measure('a') + measure('王'), 5);
    expect(measure('\u200Fאב')).toBeCloseTo(measure('אב'), 5);
  });

  it('names the letters that no font has', () => {
    expect(undrawableIn('Łódź 王 محمد 🦄 👩‍👩‍👧 ❤️ ที่')).toEqual([]);
    expect(undrawableIn('𒀀 e ᠠ e 𒀀')).toEqual(['𒀀', 'ᠠ']);
    expect(createStampFont(['ᠠ']).missing).toEqual(['ᠠ']);
  });

  it('tells a letter that no font has by its number, in any direction', () => {
    expect(readBack('Rossi ᠠ𒀀, 12')).toContain('Rossi [U+1820][U+12000], 12');
    expect(readBack('محمد ᠠ')).toContain('[U+1820]');
  });

  it('runs on as it began where it is cut', () => {
    expect(directionMark('Nome: محمد')).toBe('\u200E');
    expect(directionMark('محمد: nome')).toBe('\u200F');
    expect(directionMark('nome')).toBe('');
  });

  itWith('pdftoppm')('is drawn: no letter is an empty place', () => {
    for (const text of ['王', '김', 'ह', 'ท', '🦄', 'م', 'አ']) {
      const item = { ...place, text, x: 10, y: 30, size: 24 };
      const bytes = writePdf([{ width: 50, height: 40, items: [item] }], { title: 'x', language: 'it' });
      const path = scratch.write('drawn.pdf', bytes);
      const pixels = Buffer.from(run('pdftoppm', '-gray', '-r', '72', path), 'latin1').subarray(-2000);
      expect({ text, ink: pixels.filter((level) => level < 128).length > 15 }).toEqual({ text, ink: true });
    }
  });
});
