import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerMark } from 'shared-api/contracts/common';
import type { Config } from '../config.ts';
import { contextOf } from './http-context.ts';

/** What pages may ask of the device: the camera for QR codes, passkeys; never for a page of others within ours. */
const features = [
  'camera=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'microphone=()',
  'display-capture=()',
  'payment=()',
  'usb=()',
].join(', ');

/** Where browsers report what the policy refused (`pages/violation.routes.ts`). */
export const violationAddress = '/api/reportViolation';
const endpoint = 'violations';

/**
 * Adds the security headers. Scripts come from this server alone, nothing inline. Style attributes may be inline, because
 * the component library positions its parts with them; style elements may not, but for those of `allowStyleElements`.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  const { config } = contextOf(app);
  const { frameAncestors } = config.http;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: frameAncestors.length === 0 && { action: 'sameorigin' },
    strictTransportSecurity: hasTls(config) && { maxAge: transportSeconds },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (ofBuilds.test(request.url))
      void reply.header('content-security-policy', policy({ frameAncestors, isFile: true }));
    else void reply.headers(ownHeaders({ frameAncestors }));
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 && ofBuilds.test(request.url))
      void reply.header('permissions-policy', features);
    if (reply.statusCode === 200 && ofPages.test(request.url)) removePageHeaders(reply);
  });
}

/** Scripts, styles and fonts of builds, which only ever are a part of a page. */
const ofPages = /^\/(shell|modules)\/.*\.(js|css|woff2)$/;

/** What only a document obeys, or is read in the log: on the ten files of a first page it would be 7 KB. */
const pageHeaders = [
  answerMark,
  'content-security-policy',
  'cross-origin-opener-policy',
  'last-modified',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];

function removePageHeaders(reply: FastifyReply): void {
  for (const name of pageHeaders) void reply.removeHeader(name);
}

/** Files of builds: no page, so there is nothing that they could ask of the device or report, and there are many of them. */
const ofBuilds = /^\/(shell|modules)\//;

const transportSeconds = 31_536_000;
const hasTls = ({ http }: Config) => http.publicUrl.startsWith('https:');

/** Adds the headers of an answer to what is no address at all: it comes before every hook. */
export function addBareHeaders(reply: FastifyReply, config: Config): void {
  void reply.headers(bareHeaders(config));
}

/** The headers of an answer that comes before every hook; it is framed by nobody. */
export function bareHeaders(config: Config): Record<string, string> {
  return {
    ...ownHeaders({ frameAncestors: [] }),
    [answerMark]: '1',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(config.http.frameAncestors.length === 0 && { 'x-frame-options': 'SAMEORIGIN' }),
    ...(hasTls(config) && {
      'strict-transport-security': `max-age=${transportSeconds}; includeSubDomains`,
    }),
  };
}

/** Lets the style elements of one page stand that carry the nonce which is given back. */
export function allowStyleElements(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64url');
  const { frameAncestors } = contextOf(reply.request).config.http;
  void reply.header('content-security-policy', policy({ frameAncestors, styleNonce: nonce }));
  return nonce;
}

/** Which scripts a page may run beside the files of this server. */
interface PageScripts {
  /** The hashes of those that stand in it. */
  readonly within: readonly string[];
  /**
   * Whether the browser refuses every address of a script that a script asks for and the page's own policy did not pass
   * (`shell/src/boot/own-files.ts`).
   */
  readonly areNamed: boolean;
}

/** Says for one page which scripts may run. */
export function allowScripts(reply: FastifyReply, { within, areNamed }: PageScripts): void {
  const { frameAncestors } = contextOf(reply.request).config.http;
  const options = { frameAncestors, scriptHashes: within, isNamed: areNamed };
  void reply.header('content-security-policy', policy(options));
}

interface PolicyOptions {
  readonly frameAncestors: readonly string[];
  readonly styleNonce?: string;
  /** Of the scripts that stand in the page. */
  readonly scriptHashes?: readonly string[];
  /** Whether it is for a file that pages use. */
  readonly isFile?: boolean;
  /** Whether the page's own policy passes each address of a script. */
  readonly isNamed?: boolean;
}

function ownHeaders(options: PolicyOptions): Record<string, string> {
  return {
    'content-security-policy': policy(options),
    'permissions-policy': features,
    // Links of guests are secrets in a path, and nothing of a portal belongs into a search.
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'reporting-endpoints': `${endpoint}="${violationAddress}"`,
  };
}

function policy({ frameAncestors, styleNonce, scriptHashes = [], isFile, isNamed }: PolicyOptions) {
  const directives = {
    'default-src': ["'self'"],
    // The PDF viewer's worker decodes JBIG2 and JPEG 2000 images by WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scriptHashes],
    'style-src': ["'self'", ...(styleNonce ? [`'nonce-${styleNonce}'`] : [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...frameAncestors],
    ...(isNamed && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    ...(!isFile && { 'report-uri': [violationAddress], 'report-to': [endpoint] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
