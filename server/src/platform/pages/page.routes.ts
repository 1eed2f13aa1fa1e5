import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getBoot } from 'shared-api/contracts/platform';
import { AppError } from '../errors/app-error.ts';
import { addressOf } from '../http/address-of.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { describeVisitor, resolveCaller } from '../http/resolve-caller.ts';
import { allowScripts } from '../http/security-headers.ts';
import { serve } from '../http/serve.ts';
import type { ModuleBuild, ShellBuild } from '../modules/build-description.ts';
import { readBuildFile } from '../modules/build-file.ts';
import { buildFolder } from '../modules/live-pointers.ts';
import { fitOf } from '../modules/path-pattern.ts';
import { isPage } from '../modules/path-owners.ts';
import type { ModuleStore } from '../modules/module-store.ts';
import { textsIn } from '../texts/texts.ts';
import { addAssetRoutes } from './asset.routes.ts';
import type { Boot } from './boot.ts';
import { compressPage } from './compress-page.ts';
import { renderIndexPage } from './index-page.ts';
import { galleryPath } from './gallery.ts';
import { firstScriptHash } from './first-script.ts';
import { inPageLanguage } from './page-language.ts';
import { preloadHints } from './preload-hints.ts';

interface PageOptions {
  readonly modules: ModuleStore;
  readonly boot: Boot;
  /** Whether the gallery of the design kit is a page. */
  readonly hasGallery: boolean;
}

const notPages = /^\/(api|dev(?!\/kit$)|public)(\/|$)/;
/** The name of a file, unless a screen has such an address: ids may have dots. */
const fileName = /\.\w{1,5}$/;

/** Asked for by programs, which would take the page for an answer. */
/** Where password managers lead who wants another password (W3C, 'A Well-Known URL for Changing Passwords'), and where that is here. */
const passwordPath = '/.well-known/change-password';
const passwordPage = '/profile?section=security';
const wellKnown = /^\/\.well-known(\/|$)/;

/** Serves the builds, the boot document, and the page with which every address of the product starts. */
export async function addPageRoutes(
  app: FastifyInstance,
  { modules, boot, hasGallery }: PageOptions,
): Promise<void> {
  const findTemplate = createTemplates(modules.dist);
  await addAssetRoutes(app, modules.dist);
  serve(app, getBoot, ({ caller }) => boot(caller));

  app.get('/*', async (request, reply) => {
    const path = addressOf(request).pathname;
    if (path === passwordPath) return reply.redirect(passwordPage, 302);
    if (wellKnown.test(path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    if (notPages.test(path) || (path === galleryPath && !hasGallery)) throw new AppError('not-found');
    const builds = await modules.find();
    if (fileName.test(path) && !hasScreen(path, builds.modules)) throw new AppError('not-found');
    void reply
      .header('cache-control', 'no-cache, no-transform')
      .header('vary', 'accept-encoding, accept-language, cookie');
    if (!builds.shell) return sendUnavailable(request, reply);
    const template = await findTemplate(builds.shell).catch((error: unknown) => {
      request.log.error({ err: error }, 'the page of the live shell cannot be served');
    });
    if (template === undefined) return sendUnavailable(request, reply);
    const caller = inPageLanguage(request, reply, await resolveCaller(request, reply));
    const document = await boot(caller);
    // What is written of a person must not be on the disk of a shared device after they have left.
    if (document.session) void reply.header('cache-control', 'no-store, no-transform');
    allowScripts(reply, { within: [firstScriptHash], areNamed: builds.shell.checksFiles });
    // What is missing here may be somewhere: an area whose build cannot be read has pages too.
    const areas = builds.modules.map(({ manifest }) => manifest);
    if (document.registry.isIncomplete !== true && !isPage(path, areas)) void reply.code(404);
    const hints = preloadHints({ path, boot: document, builds });
    const page = renderIndexPage({ template, shell: builds.shell, boot: document, path, hints });
    const { body, encoding } = await compressPage(page, request.headers['accept-encoding']);
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body);
  });
}

const hasScreen = (path: string, builds: readonly ModuleBuild[]) =>
  builds.some(({ manifest }) => manifest.routes.some((route) => fitOf(route.path, path) !== undefined));

function sendUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language } = describeVisitor(request);
  const words = escapeHtml(textsIn(language).errors.unavailable);
  return sendPlainPage(reply.code(503), { language, title: words, body: `<h1>${words}</h1>` });
}

/** A build never changes, so its template is read once. */
function createTemplates(dist: string): (shell: ShellBuild) => Promise<string> {
  let known = { version: '', template: '' };
  return async ({ version, files }) => {
    if (known.version !== version) {
      const folder = buildFolder(dist, 'shell', version);
      const template = (await readBuildFile({ folder, name: 'index.html', files })).toString();
      known = { version, template };
    }
    return known.template;
  };
}
