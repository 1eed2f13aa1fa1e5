import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Executor } from '../db/database.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { identityFacts, type CertificateFacts } from './certificate-facts.ts';
import type { SealingIdentity } from './identity.ts';
import { deleteKeptSeal, findKeptSeal, keepFormer, keepSeal, openKeptSeal } from './kept-seal.ts';
import { SealUnavailableError, type SealProvider } from './seal-provider.ts';
import { openSealingIdentity } from './sealing-identity.ts';

/**
 * Where the seal comes from: `configured` by the environment (`SEAL_P12`), `uploaded` on screen, the installation's `own`, made by itself, or of
 * a `remote` host (`PDF_EDITING_URL`), of which nothing is known here.
 */
type SealKind = 'own' | 'uploaded' | 'configured' | 'remote';

/** The seal that counts now. */
export interface CurrentSeal {
  readonly kind: SealKind;
  /** Its certificate; null of a remote one, and where what was kept cannot be read. */
  readonly certificate: CertificateFacts | null;
}

/** What can be done with the seal of the installation. */
export interface Seals extends SealProvider {
  /** Reads the configured key, or makes the installation's own where there is none yet. @throws P12Error, and where a file cannot be read */
  readonly open: () => Promise<void>;
  readonly find: () => Promise<CurrentSeal>;
  /** Seals with what was uploaded from now on, in every process. */
  readonly use: (tx: Executor, identity: SealingIdentity) => Promise<void>;
  /** Seals with the installation's own again. */
  readonly useOwn: (tx: Executor) => Promise<void>;
}

interface SealDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly secretBox: SecretBox;
  readonly logger: Logger;
}

/**
 * The seal: as the environment says, else as an administrator uploaded it, else the installation's own. What was uploaded lies in the
 * database and is asked for each time, so that every process seals with the same (decision 072).
 */
export function createSeals({ db, clock, config, secretBox, logger }: SealDependencies): Seals {
  const { p12File, p12Password = '' } = config.seal;
  const isRemote = config.pdfEditing.url !== undefined;
  const isConfigured = p12File !== undefined;
  let opened: Promise<SealingIdentity> | undefined;
  let lastKept: { readonly sealed: string; readonly identity: SealingIdentity } | undefined;

  return {
    open: async () => {
      if (isRemote) return;
      await openFile();
      const { certificate } = await find();
      if (!certificate) logger.error('the seal that was uploaded cannot be read: nothing is sealed');
      else if (hasEnded(certificate))
        logger.error(
          { ended: certificate.validUntil },
          'the certificate of the seal ended: nothing is sealed',
        );
    },

    findIdentity: async () => {
      const identity = await findIdentity();
      if (!identity)
        throw new SealUnavailableError(
          'the seal cannot be read: the certificate of the seal is to be uploaded anew',
        );
      const { validUntil } = identityFacts(identity);
      if (hasEnded({ validUntil }))
        throw new SealUnavailableError(`the certificate of the seal ended at ${validUntil.toISOString()}`);
      return identity;
    },

    listOwnCertificates: async () => {
      const { former } = await findKeptSeal(db);
      const current = await findIdentity();
      return distinct([...leavesOf([current, await openFile()]), ...former]);
    },

    find,

    use: async (tx, identity) => {
      await keepFormerWith(tx);
      await keepSeal(tx, secretBox, identity);
    },

    useOwn: async (tx) => {
      await keepFormerWith(tx);
      await deleteKeptSeal(tx);
    },
  };

  async function find(): Promise<CurrentSeal> {
    if (isRemote) return { kind: 'remote', certificate: null };
    const { sealed } = isConfigured ? { sealed: undefined } : await findKeptSeal(db);
    const identity = sealed === undefined ? await openFile() : openKept(sealed);
    const kind = isConfigured ? 'configured' : sealed === undefined ? 'own' : 'uploaded';
    return { kind, certificate: identity ? identityFacts(identity) : null };
  }

  /** Undefined where what was uploaded cannot be read. */
  async function findIdentity(): Promise<SealingIdentity | undefined> {
    if (isConfigured) return openFile();
    const { sealed } = await findKeptSeal(db);
    return sealed === undefined ? openFile() : openKept(sealed);
  }

  function openKept(sealed: string): SealingIdentity | undefined {
    if (lastKept?.sealed === sealed) return lastKept.identity;
    try {
      lastKept = { sealed, identity: openKeptSeal(secretBox, sealed) };
      return lastKept.identity;
    } catch {
      return undefined;
    }
  }

  function openFile(): Promise<SealingIdentity> {
    opened ??= openSealingIdentity({
      folder: join(config.dataFolder, 'keys'),
      organization: config.product.name,
      now: clock.now(),
      p12: p12File === undefined ? undefined : { path: p12File, password: p12Password },
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  async function keepFormerWith(tx: Executor): Promise<void> {
    const { sealed, former } = await findKeptSeal(tx);
    const current = sealed === undefined ? await openFile() : openKept(sealed);
    await keepFormer(tx, distinct([...leavesOf([current]), ...former]));
  }

  function hasEnded({ validUntil }: Pick<CertificateFacts, 'validUntil'>): boolean {
    return clock.now() >= validUntil;
  }
}

function leavesOf(identities: readonly (SealingIdentity | undefined)[]): Uint8Array[] {
  return identities.flatMap((identity) => identity?.certificates.slice(0, 1) ?? []);
}

function distinct(certificates: readonly Uint8Array[]): Uint8Array[] {
  return [...new Map(certificates.map((bytes) => [Buffer.from(bytes).toString('base64'), bytes])).values()];
}
