import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getBoot } from 'shared-api/contracts/platform';
import { AppError } from '../errors/app-error.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { describeVisitor, resolveCaller } from '../http/resolve-caller.ts';
import { serve } from '../http/serve.ts';
import { buildFolder } from '../modules/live-pointers.ts';
import type { ModuleStore } from '../modules/module-store.ts';
import { textsIn } from '../texts/texts.ts';
import { addAssetRoutes } from './asset.routes.ts';
import type { Boot } from './boot.ts';
import { compressPage } from './compress-page.ts';
import { renderIndexPage } from './index-page.ts';
import { preloadHints } from './preload-hints.ts';

interface PageOptions {
  readonly modules: ModuleStore;
  readonly boot: Boot;
}

const notPages = /^\/(api|dev(?!\/kit$)|public)(\/|$)|\.\w{1,5}$/;

/** Asked for by programs, which would take the page for an answer. */
const wellKnown = /^\/\.well-known(\/|$)/;

/** Serves the builds, the boot document, and the page with which every address of the product starts. */
export async function addPageRoutes(app: FastifyInstance, { modules, boot }: PageOptions): Promise<void> {
  const findTemplate = createTemplates(modules.dist);
  await addAssetRoutes(app, modules.dist);
  serve(app, getBoot, ({ caller }) => boot(caller));

  app.get('/*', async (request, reply) => {
    const path = new URL(request.url, 'http://page').pathname;
    if (wellKnown.test(path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    if (notPages.test(path)) throw new AppError('not-found');
    const builds = await modules.find();
    void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie');
    if (!builds.shell) return sendUnavailable(request, reply);
    const document = await boot(await resolveCaller(request, reply));
    const template = await findTemplate(builds.shell.version);
    const hints = preloadHints({ path, boot: document, builds });
    const page = renderIndexPage({ template, shell: builds.shell, boot: document, path, hints });
    const { body, encoding } = await compressPage(page, request.headers['accept-encoding']);
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body);
  });
}

function sendUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const words = escapeHtml(textsIn(describeVisitor(request).language).errors.unavailable);
  return sendPlainPage(reply.code(503), { title: words, body: `<h1>${words}</h1>` });
}

/** A build never changes, so its template is read once. */
function createTemplates(dist: string): (version: string) => Promise<string> {
  let known = { version: '', template: '' };
  return async (version) => {
    if (known.version !== version) {
      const template = await readFile(join(buildFolder(dist, 'shell', version), 'index.html'), 'utf8');
      known = { version, template };
    }
    return known.template;
  };
}
