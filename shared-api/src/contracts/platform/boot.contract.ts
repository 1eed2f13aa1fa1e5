import { z } from 'zod';
import {
  defineCall,
  type Access,
  instant,
  language,
  permissionCode,
  roleFlag,
  wireObject,
  wholeNumber,
} from '../common/index.ts';
import { actingFor } from '../directory/index.ts';
import { moduleManifest } from './manifest.ts';

/** One area of the registry document: which build is live, where it is, what it holds. */
const registryArea = z.object({
  area: z.string(),
  version: z.string(),
  /** Folder of the build, absolute on this host, with a slash at its end. Never overwritten. */
  address: z.string(),
  /** File name of the federation manifest within the folder. */
  entry: z.string(),
  /** SHA-384 of each file in the folder that the person can come to need, base64, as for subresource integrity. */
  files: z.record(z.string(), z.string()),
  manifest: moduleManifest,
});

/** The registry document: every area that the caller may use (`ARCHITECTURE`: modules). */
const registryDocument = z.object({
  areas: z.array(registryArea),
  /** Whether a live area cannot be served at all, so that an address without an owner may be one of its own. */
  isIncomplete: z.boolean().optional(),
});

/** Who is signed in, as the server describes it at each start. A convenience for screens, never a right. */
const sessionView = z.object({
  userId: z.string(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  flags: z.object({ a: roleFlag, b: roleFlag }),
  isGuest: z.boolean(),
  permissions: z.array(permissionCode),
  /** `accent` is the company's colour, `#rrggbb`; without one the product's own counts. */
  company: z.object({ id: z.string(), name: z.string(), accent: z.string().optional() }).nullable(),
  /** Whether signing asks for an SMS code (`otp_sms_{product}`). */
  needsSmsCode: z.boolean(),
  hasChangedPassword: z.boolean(),
  /** Whether the person can sign in by passkey, too. */
  hasPasskeys: z.boolean(),
  /** The one document a guest may see. */
  documentId: z.string().nullable(),
  /** For whom the person acts (spec 03 §1); null for themselves. */
  actingFor: actingFor.nullable(),
  lastLogin: instant.nullable(),
  /** Whether the person punches in and out, for whom room is kept before anything is read; absent where they do not. */
  usesBadge: z.boolean().optional(),
  /** The name of the company's provider by which the person signed in; absent where it was by something else. */
  signedInWith: z.string().optional(),
});

/** What the page starts with: written into it by the server, and asked for again when the session changes. */
const bootDocument = z.object({
  session: sessionView.nullable(),
  registry: registryDocument,
  /** When the server wrote it: which day it is, where the device's clock is wrong. */
  now: instant.optional(),
  /** The build of the shell that is live. A page that began with another one offers to be loaded anew. */
  shell: z.string().optional(),
  /** Whether the page loads new builds at once, as in development. */
  followsBuilds: z.boolean().optional(),
  language,
  branding: z.object({ product: z.string(), accent: z.string() }),
  /** Whom the product comes from and where its privacy policy is, as far as the installation is configured with it. */
  about: z.object({
    privacyUrl: z.string().nullable(),
    provider: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  }),
  /** Where the demo keeps the mails and SMS that it does not send. */
  outbox: z.string().optional(),
  /** Origins of pages that may wrap this one and talk with it (`docs/mobile-bridge.md`). */
  wrapperOrigins: z.array(z.string()).optional(),
  /** Whether the browser keeps a service worker; false removes it. */
  hasWorker: z.boolean().optional(),
});

export type RegistryArea = z.infer<typeof registryArea>;
export type RegistryDocument = z.infer<typeof registryDocument>;
export type SessionView = z.infer<typeof sessionView>;
export type BootDocument = z.infer<typeof bootDocument>;

/** Reads the boot document anew. */
export const getBoot = defineCall({
  name: 'getBoot',
  method: 'GET',
  access: 'public',
  input: z.object({}),
  output: bootDocument,
});

/** Most rows that a counting call may name. */
const maxCounted = 100;

/** The shape of every call that counts for a dashboard tile (`countDocumentsToSign`, spec 01 §7). */
const countInput = wireObject({
  token: z.string().optional(),
  offset: wholeNumber.refine((count) => count >= 0),
  limit: wholeNumber.refine((count) => count >= 0 && count <= maxCounted),
});
const countAnswer = wireObject({ total: ['recordsTotal', wholeNumber] });

/** A counter named by a tile: offset 0, limit 10, of which 10 or more is shown as '10+' (spec 01 §9). */
export function countCall(name: string, access: Access = 'guest') {
  return defineCall({
    name,
    access,
    input: countInput,
    output: countAnswer,
  });
}
