import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

/**
 * Adds the security headers. Scripts come from this server alone, nothing inline. Style attributes may be inline, because
 * the component library positions its parts with them; style elements may not, but for those of `allowStyleElements`.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  const { frameAncestors, publicUrl } = contextOf(app).config.http;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: frameAncestors.length === 0 && { action: 'sameorigin' },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('content-security-policy', policy({ frameAncestors }));
    void reply.header('permissions-policy', features);
  });
}

/** The headers of an answer to what is no address at all: it comes before every hook. */
export function addBareHeaders(reply: FastifyReply): void {
  void reply.headers({
    'content-security-policy': policy({ frameAncestors: [] }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
}

/** Lets the style elements of one page stand that carry the nonce which is given back. */
export function allowStyleElements(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64url');
  const { frameAncestors } = contextOf(reply.request).config.http;
  void reply.header('content-security-policy', policy({ frameAncestors, styleNonce: nonce }));
  return nonce;
}

function policy({ frameAncestors, styleNonce }: { frameAncestors: readonly string[]; styleNonce?: string }) {
  const directives = {
    'default-src': ["'self'"],
    // The PDF viewer's worker decodes JBIG2 and JPEG 2000 images by WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
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
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
