import { readTableFile } from './read-table-file.ts';

jest.mock('read-excel-file/universal', () => {
  throw new Error('there is no line');
});

it('what reads workbooks does not blame the file where it cannot be loaded', async () => {
  const bytes = Uint8Array.from('PK\x03\x04\x14\0\0\0[Content_Types].xml', (letter) => letter.charCodeAt(0));
  await expect(readTableFile(new Blob([bytes]))).rejects.toThrow('there is no line');
});
