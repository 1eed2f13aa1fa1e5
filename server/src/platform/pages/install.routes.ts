import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors/app-error.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { describeVisitor } from '../http/resolve-caller.ts';
import { readBuildFile } from '../modules/build-file.ts';
import { buildFolder } from '../modules/live-pointers.ts';
import type { ModuleStore } from '../modules/module-store.ts';
import { integrityOf } from './index-page.ts';
import { webManifest } from './web-manifest.ts';

interface InstallOptions {
  readonly modules: ModuleStore;
  readonly product: Config['product'];
  /** Whether browsers keep a service worker; without, they get rid of the one that they have. */
  readonly hasWorker: boolean;
}

/** Icons under addresses that stay, as browsers and devices look for them, with their types. */
const icons: Readonly<Record<string, string>> = {
  'favicon.ico': 'image/x-icon',
  'favicon.svg': 'image/svg+xml',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
};
const oneDay = 'public, max-age=86400';

/** Serves what makes the product installable: web app manifest, icons, service worker, the page without a network. */
export function addInstallRoutes(
  app: FastifyInstance,
  { modules, product, hasWorker }: InstallOptions,
): void {
  const liveShell = async () => {
    const { shell } = await modules.find();
    if (!shell) throw new AppError('unavailable');
    const address = `/shell/${shell.version}/`;
    const folder = buildFolder(modules.dist, 'shell', shell.version);
    const { version, files } = shell;
    const read = (name: string) => readBuildFile({ folder, name, files });
    return { version, address, read, integrity: (name: string) => integrityOf(shell, name) };
  };

  app.get('/manifest.webmanifest', async (request, reply) =>
    fresh(reply, 'application/manifest+json; charset=utf-8').send(
      JSON.stringify(webManifest(product, describeVisitor(request).language)),
    ),
  );

  for (const [name, type] of Object.entries(icons))
    app.get(`/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', oneDay)
        .send(await (await liveShell()).read(name)),
    );

  app.get('/offline', async (_request, reply) => {
    const { address, read, integrity } = await liveShell();
    const page = (await read('offline.html')).toString();
    const values: Record<string, string> = {
      product: escapeHtml(product.name),
      accent: product.accent,
      shell: address,
      styleIntegrity: integrity('offline.css'),
      scriptIntegrity: integrity('offline.js'),
    };
    return fresh(reply, 'text/html; charset=utf-8').send(
      page.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? ''),
    );
  });

  app.get('/sw.js', async (_request, reply) => {
    void fresh(reply, 'text/javascript; charset=utf-8');
    if (!hasWorker) return reply.send(farewell);
    const { version, address, read } = await liveShell();
    const files = [`${address}offline.css`, `${address}offline.js`];
    const options = JSON.stringify({ version, page: '/offline', files });
    return reply.send(`self.sportelloWorker=${options};\n${(await read('service-worker.js')).toString()}`);
  });
}

function fresh(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(type).header('cache-control', 'no-cache, no-transform');
}

/** The worker of an installation that has switched it off: takes itself and all that it kept out of the browser. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('sportello-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;
