import fc from 'fast-check';
import writeWorkbook from 'write-excel-file/universal';
import { readCsv } from '../contracts/common/csv.rules.ts';
import { workbookText } from './workbook-text.ts';
import { readableTableFile, readTableFile } from './read-table-file.ts';

type Written = string | number | boolean | Date | null;

const cellOf = (value: Written) =>
  value instanceof Date ? { value, type: Date, format: 'dd/mm/yyyy' } : value === null ? null : { value };

/** What is read of a sheet with these cells. */
async function readBack(rows: readonly (readonly Written[])[]): Promise<string[][]> {
  const blob = await writeWorkbook(rows.map((row) => row.map(cellOf)) as never).toBlob();
  const { text } = await readTableFile(blob);
  return readCsv(text ?? '')?.map(({ cells }) => [...cells]) ?? [];
}

describe('a workbook', () => {
  it('is read as its cells are shown', async () => {
    expect(
      await readBack([
        ['Cognome', 'Attivo', 'Ferie', 'Dal', 'Cellulare'],
        ['Rossi; Bianchi "figli"', true, 12.5, new Date('2026-03-02'), 3471234567],
        ['=SOMMA', false, -3.125, null, '02.1234567'],
        ["D'Angelò", null, 0.1 + 0.2, null, '0012'],
        ['王', null, 1_234_567.5, null, '+39 347'],
      ]),
    ).toEqual([
      ['Cognome', 'Attivo', 'Ferie', 'Dal', 'Cellulare'],
      ['Rossi; Bianchi "figli"', 'Sì', '12,5', '02/03/2026', '3471234567'],
      ['=SOMMA', 'No', '-3,1250', '', '02.1234567'],
      ["D'Angelò", '', '0,3', '', '0012'],
      ['王', '', '1234567,5', '', '+39 347'],
    ]);
  });

  it('keeps the numbers of its rows as lines, whatever stands in its cells', async () => {
    const blob = await writeWorkbook([
      [{ value: 'Cognome' }],
      [],
      [{ value: 'Rossi\nBianchi' }],
      [{ value: 'Verdi' }],
    ] as never).toBlob();
    const { text } = await readTableFile(blob);
    expect(readCsv(text ?? '')?.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'Cognome'],
      [3, 'Rossi Bianchi'],
      [4, 'Verdi'],
    ]);
  });

  it('gives back any text', async () => {
    // Names of every object are what the library that writes here cannot write.
    const line = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map((text) =>
        text
          .toWellFormed()
          .normalize('NFC')
          .replaceAll(/[\p{C}\p{Z}\s\uFFFE\uFFFF]/gu, ''),
      )
      .filter(
        (text) =>
          !Object.hasOwn(Object.prototype, text) &&
          text !== '' &&
          !/^="[^"]*"$/.test(text) &&
          !/^'+[=+\-@]/.test(text),
      );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (texts) => {
        expect(await readBack([['Titolo', ...texts]])).toEqual([['Titolo', ...texts]]);
      }),
      { numRuns: 30 },
    );
  });

  it('is named where it cannot be read', async () => {
    const bytes = Uint8Array.from('PK\x03\x04\x14\0\0\0[Content_Types].xml', (letter) =>
      letter.charCodeAt(0),
    );
    expect((await readTableFile(new Blob([bytes]))).kind).toBe('brokenXlsx');
    const { problem } = await readableTableFile(new File([bytes], 'persone.xlsx'));
    expect(problem?.it).toMatch(/^Questo file è una cartella di Excel che non si legge: aprilo/);
  });

  it('is given on as text under its name, and another file as it is', async () => {
    const blob = await writeWorkbook([[{ value: 'Username' }], [{ value: 'anna' }]]).toBlob();
    const { file } = await readableTableFile(new File([await blob.arrayBuffer()], 'persone.xlsx'));
    expect([file?.name, await file?.text()]).toEqual(['persone.xlsx', 'Username\nanna\n']);
    const csv = new File(['Username;Nome\nanna;Anna'], 'persone.csv');
    expect((await readableTableFile(csv)).file).toBe(csv);
  });

  it('is read with its times and durations', () => {
    const of = (serial: number) => new Date(Date.UTC(1899, 11, 30) + serial * 24 * 60 * 60_000);
    expect(workbookText([[of(7.5 / 24), of(30.25 / 24), of(0)]])).toBe('7:30;30:15;0:00\n');
  });

  it('is read whole, with thousands of lines', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => [
      `Cognome ${index}`,
      `nome.${index}@example.com`,
      index / 8,
    ]);
    const read = await readBack(rows);
    expect(read).toHaveLength(5000);
    expect(read.at(-1)).toEqual(['Cognome 4999', 'nome.4999@example.com', '624,8750']);
  });
});
