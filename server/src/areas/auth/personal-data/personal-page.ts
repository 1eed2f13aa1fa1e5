import type { Language } from 'shared-api/contracts/common';
import type { TableHandedOut } from '../../../platform/personal-data/personal-data.service.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { formatInstant } from '../../../platform/texts/format-instant.ts';
import type { PackageContents } from './package-contents.ts';
import { personalPageTexts, type PageWords } from './personal-page.texts.ts';

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1rem;color:#1a1a1a;background:#fff}
h1,h2{line-height:1.2}table{border-collapse:collapse;width:100%}.wide{overflow-x:auto}
th,td{border:1px solid #767676;padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
@media print{.wide{overflow:visible}table{font-size:8pt}h2{break-after:avoid}}`;

/** The page that shows a person what is held of them: plain, without scripts, to be read and printed. */
export async function* personalPage(
  { person, madeFor, madeAt, language, tables }: PackageContents,
  files: readonly { readonly path: string; readonly table: TableHandedOut }[],
): AsyncGenerator<Uint8Array> {
  const t = personalPageTexts[language];
  yield bytes(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${html(t.title)}</title><style>${style}</style></head><body><main>
<h1>${html(t.title)}</h1>
<p>${html(`${person.name} (${person.username})`)}</p>
<p>${html(t.madeAt.replace('{at}', formatInstant(madeAt, language)))} ${html(t[madeFor])}</p>
<p>${html(t.lead)}</p>`);
  for (const [index, handedOut] of tables.entries())
    yield* tableOf(handedOut, `table-${index + 1}`, language, t);
  yield bytes(`<h2>${html(t.files)}</h2>`);
  if (files.length === 0) yield bytes(`<p>${html(t.none)}</p>`);
  else yield bytes('<ul>');
  for (const { path, table } of files)
    yield bytes(
      `<li>${html(table.table.title[language])}: <a href="${html(encodeURI(path))}">${html(path.split('/').at(-1) ?? '')}</a></li>`,
    );
  if (files.length > 0) yield bytes('</ul>');
  yield bytes('</main></body></html>\n');
}

async function* tableOf(
  { table, rows }: TableHandedOut,
  id: string,
  language: Language,
  t: PageWords,
): AsyncGenerator<Uint8Array> {
  const columns = Object.entries(table.shows);
  const head = columns.map(([, words]) => `<th scope="col">${html(words[language])}</th>`).join('');
  let isEmpty = true;
  yield bytes(`\n<h2 id="${id}">${html(table.title[language])}</h2>`);
  for await (const { record } of rows()) {
    if (isEmpty)
      yield bytes(
        `<div class="wide" tabindex="0" role="group" aria-labelledby="${id}"><table><thead><tr>${head}</tr></thead><tbody>`,
      );
    isEmpty = false;
    const cells = columns.map(([name]) => `<td>${html(shown(record[name], language, t))}</td>`).join('');
    yield bytes(`\n<tr>${cells}</tr>`);
  }
  yield bytes(isEmpty ? `<p>${html(t.none)}</p>` : '</tbody></table></div>');
}

function shown(value: unknown, language: Language, t: PageWords): string {
  if (value === null || value === undefined || value === '') return '—';
  if (value instanceof Date) return formatInstant(value, language);
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

const html = escapeHtml;

function bytes(text: string): Uint8Array {
  return Buffer.from(text);
}
