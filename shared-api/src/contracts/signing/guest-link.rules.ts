import { z } from 'zod';
import { base64Text } from '../common/index.ts';

/** The three parts of a receiver's link (spec 02 §4). The secret was made for this guest and this document (departure D2). */
interface GuestLink {
  user: string;
  secret: string;
  documentId: string;
}

const wrapper = 'x';

/** Writes a link's parameter: base64url of the parts with bars, one extra character on each side. */
export function encodeGuestLink(parts: GuestLink): string {
  const text = z.encode(base64Text, [parts.user, parts.secret, parts.documentId].join('|'));
  return wrapper + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') + wrapper;
}

/** Reads a link's parameter; undefined when it is not of that shape. */
export function decodeGuestLink(parameter: string): GuestLink | undefined {
  const text = parameter.slice(1, -1).replaceAll('-', '+').replaceAll('_', '/');
  const decoded = decodeBase64(text);
  const [user, secret, documentId, ...rest] = decoded?.split('|') ?? [];
  return user && secret && documentId && rest.length === 0 ? { user, secret, documentId } : undefined;
}

function decodeBase64(text: string): string | undefined {
  try {
    return z.decode(base64Text, text);
  } catch {
    return undefined;
  }
}
