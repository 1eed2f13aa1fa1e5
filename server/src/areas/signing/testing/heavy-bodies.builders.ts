import { withObjectStreams, withXrefStream } from '../../../platform/pdf-editing/testing/hostile-pdfs.ts';

/** PDFs that ask for far more than their size, by what they are. */
export const heavyPdfs: Readonly<Record<string, () => Buffer>> = {
  'of five million cross-references': () =>
    withXrefStream('/Size 5000000/W[1 1 1]', Buffer.alloc(15_000_000, 1)),
  'whose objects unpack to a gigabyte': () => withObjectStreams(16, 60_000_000),
  'that is nothing but numbers': () => Buffer.from(`%PDF-1.7\n1 0 obj\n[${'1 '.repeat(5_000_000)}]\nendobj`),
};

/** Forms of `size` bytes that cost who reads them without care, by what they are. */
export function heavyForms(size: number): Readonly<Record<string, string>> {
  const { filled, listed } = fillersOf(size);
  return {
    'nothing but ends of fields': filled('', '&'),
    'one field again and again': filled('', 'v&'),
    'ever other fields': listed((index) => index.toString(36), '&'),
    'escaped characters': filled('v_info_signs=', '%5B'),
    'accents that are escaped': filled('name=', '%CC%81'),
    'wrong escapes': filled('v_info_signs=', '%'),
    'lists in lists': filled('v_info_signs=', '['),
    'a list of texts': `v_info_signs=${listed(() => '""', ',').slice(0, -20)}`,
    'as many wrong drawings as are looked at': `v_info_signs=[${'{"index":""},'.repeat(9999)}{}]`,
    'one text': filled('name=', 'a'),
  };
}

/** The same as JSON documents. */
export function heavyJsons(size: number): Readonly<Record<string, string>> {
  const { filled, listed } = fillersOf(size);
  const repeatedFor = (text: string, share: number) => text.repeat(Math.floor((size * share) / text.length));
  return {
    'lists in lists': filled('', '['),
    'whole lists in lists': repeatedFor('[', 1 / 2) + repeatedFor(']', 1 / 2),
    'objects in objects': `${repeatedFor('{"a":', 4 / 5)}1${repeatedFor('}', 4 / 25)}`,
    'ever other names': `{${listed((index) => `"${index.toString(36)}":1`, ',').slice(0, -20)}}`,
    'wrong values by the hundred thousand': `{"credential":{"response":{"transports":[${filled('', '1,').slice(0, -100)}1]}}}`,
    'texts by the hundred thousand': `{"credential":{"response":{"transports":[${filled('', '"",').slice(0, -120)}""]}}}`,
    'accents that could be put together': `{"name":"${repeatedFor('e\u0301', 1 / 4)}"}`,
  };
}

function fillersOf(size: number) {
  return {
    filled: (start: string, repeated: string) =>
      start + repeated.repeat((size - start.length) / repeated.length),
    /** Values with a number in each, as many as there is room for. */
    listed: (write: (index: number) => string, between: string) => {
      const parts: string[] = [];
      for (let index = 0, length = 0; length < size; index += 1) {
        parts.push(write(index));
        length += (parts.at(-1)?.length ?? 0) + between.length;
      }
      return parts.slice(0, -1).join(between);
    },
  };
}
