import type { BootDocument } from 'shared-api/contracts/platform';
import { escapeHtml } from '../http/escape-html.ts';
import type { ShellBuild } from '../modules/build-description.ts';
import { firstFrame } from './first-frame.ts';
import { galleryPath } from './gallery.ts';
import { firstScriptElement } from './first-script.ts';
import type { PreloadHint } from './preload-hints.ts';

interface IndexPage {
  /** `index.html` of the shell's build: `{{language}}`, `{{product}}`, `{{shell}}`, `{{head}}`, `{{frame}}` and `{{boot}}` are filled in. */
  readonly template: string;
  readonly shell: ShellBuild;
  readonly boot: BootDocument;
  /** The path of the address that is asked for. */
  readonly path: string;
  readonly hints: readonly PreloadHint[];
}

/** Writes the page with which everything starts: the boot document within, and the files it will need announced. */
export function renderIndexPage({ template, shell, boot, path, hints }: IndexPage): string {
  const address = `/shell/${shell.version}/`;
  const start = shell.start.map((file) => startTag(address + file, integrityOf(shell, file)));
  const values: Record<string, string> = {
    language: boot.language,
    product: escapeHtml(boot.branding.product),
    shell: address,
    head: [firstScriptElement(boot.language), ...hints.map(hintTag), ...start].join('\n'),
    frame: firstFrame(path, boot),
    boot: [jsonElement('sportello-files', namedFiles(shell, path)), jsonElement('sportello-boot', boot)].join(
      '\n',
    ),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** Never with `crossorigin`: the scripts themselves have none, and the browser would load everything twice. */
function hintTag({ address, as, integrity, media }: PreloadHint): string {
  const attributes = Object.entries({ as, href: address, integrity, media })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`);
  return `<link rel="preload" ${attributes.join(' ')}>`;
}

function startTag(address: string, integrity: string): string {
  return address.endsWith('.css')
    ? `<link rel="stylesheet" href="${address}"${integrity}>`
    : `<script defer src="${address}"${integrity}></script>`;
}

/** The attribute by which the browser checks a file; nothing where the build does not name it. */
export function integrityOf({ files }: Pick<ShellBuild, 'files'>, file: string): string {
  const hash = files[file];
  return hash ? ` integrity="sha384-${hash}"` : '';
}

/** What the page itself never loads by a script: pages, pictures, fonts, the worker. */
const notLoaded = /\.(html|svg|png|ico|woff2)$|^(offline|service-worker)\./;

/**
 * The hashes by which the shell's scripts check what they load further (`shell/src/boot/own-files.ts`). Those of the gallery, with its
 * viewer and calendars, would be half of them: its own page alone has them.
 */
function namedFiles({ files, gallery }: ShellBuild, path: string): Record<string, string> {
  const left = new Set(path === galleryPath ? [] : gallery);
  return Object.fromEntries(
    Object.entries(files).filter(([name]) => !notLoaded.test(name) && !left.has(name)),
  );
}

function jsonElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;
}

/** JSON that cannot end the script element it stands in. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
