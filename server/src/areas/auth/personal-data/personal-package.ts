import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { TableHandedOut } from '../../../platform/personal-data/personal-data.service.ts';
import type { PersonalFile } from '../../../platform/personal-data/personal-table.ts';
import { zipOf, type ZippedFile } from '../../../platform/storage/zip-of.ts';
import type { PackageContents } from './package-contents.ts';
import { personalPage } from './personal-page.ts';

/** A file with its place in the package. */
interface PlacedFile extends PersonalFile {
  readonly path: string;
  readonly table: TableHandedOut;
}

/**
 * The package of a person's data, made while it is read: `data.json`, `index.html`, and the files. Rows are read a page at a time, and files one
 * after the other; of the files alone the names are kept. What cannot be read is named in `not-readable.txt`.
 */
export function personalPackage(contents: PackageContents, logger: Logger): Readable {
  return zipOf(filesOf(contents, logger), contents.madeAt);
}

async function* filesOf(contents: PackageContents, logger: Logger): AsyncGenerator<ZippedFile> {
  const files: PlacedFile[] = [];
  const unreadable: string[] = [];
  yield { name: 'data.json', read: async () => Readable.from(dataOf(contents, files)) };
  yield { name: 'index.html', read: async () => Readable.from(personalPage(contents, files)) };
  for (const file of files) {
    try {
      const content = await file.open();
      yield { name: file.path, read: async () => content };
    } catch (err) {
      logger.warn({ err, file: file.path }, 'a file of a person’s data cannot be read');
      unreadable.push(file.path);
    }
  }
  if (unreadable.length > 0)
    yield { name: 'not-readable.txt', read: async () => Readable.from([bytes(unreadable.join('\n'))]) };
}

async function* dataOf(
  { person, madeFor, madeAt, language, tables }: PackageContents,
  files: PlacedFile[],
): AsyncGenerator<Uint8Array> {
  const head = { format: 'sportello-personal-data', version: 1, madeAt, madeFor, person };
  yield bytes(`${JSON.stringify(head).slice(0, -1)},"tables":[`);
  for (const [index, handedOut] of tables.entries()) {
    const { area, name, table } = handedOut;
    const fields = Object.fromEntries(
      Object.entries(table.shows).map(([key, words]) => [key, words[language]]),
    );
    const described = { area, table: name, title: table.title[language], fields };
    yield bytes(`${index > 0 ? ',' : ''}\n${JSON.stringify(described).slice(0, -1)},"records":[`);
    let isFirst = true;
    for await (const { record, files: own } of handedOut.rows()) {
      yield bytes(`${isFirst ? '' : ','}\n${JSON.stringify(record)}`);
      isFirst = false;
      for (const file of own)
        files.push({ ...file, path: `files/${name}/${plainName(file.name)}`, table: handedOut });
    }
    yield bytes(']}');
  }
  const listed = files.map(({ path, table: { name, table } }) => ({
    path,
    table: name,
    title: table.title[language],
  }));
  yield bytes(`],"files":${JSON.stringify(listed)}}\n`);
}

/** A name that means no folder, anywhere. */
function plainName(name: string): string {
  return name.replace(/[^\p{L}\p{N} ._()-]+/gu, '_').replace(/^\.+/, '_');
}

function bytes(text: string): Uint8Array {
  return Buffer.from(text);
}
