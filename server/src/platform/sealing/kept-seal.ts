import { z } from 'zod';
import type { Executor } from '../db/database.ts';
import { deleteValue, listValues, setValue } from '../installation/installation.repository.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { SealingIdentity } from './identity.ts';

const valueName = 'seal';
const formerName = 'seal-former';
const place = 'platform.seal';

const base64 = z.base64().transform((text) => new Uint8Array(Buffer.from(text, 'base64')));
const keptIdentity = z.object({ privateKey: z.string(), certificates: z.array(base64).min(1) });
const formerCertificates = z.array(base64);

/** What the database holds of the seal. */
interface KeptSeal {
  /** Key and certificates, encrypted; undefined where nobody uploaded any. */
  readonly sealed: string | undefined;
  /** The certificates (DER) with which was sealed before. */
  readonly former: readonly Uint8Array[];
}

/** Reads what the database holds of the seal. */
export async function findKeptSeal(executor: Executor): Promise<KeptSeal> {
  const values = new Map((await listValues(executor, valueName)).map(({ name, value }) => [name, value]));
  const former = values.get(formerName);
  return {
    sealed: values.get(valueName),
    former: former === undefined ? [] : formerCertificates.parse(JSON.parse(former)),
  };
}

/** Decrypts key and certificates. @throws where another secret encrypted them, or they were changed */
export function openKeptSeal(secretBox: SecretBox, sealed: string): SealingIdentity {
  return keptIdentity.parse(JSON.parse(secretBox.open(sealed, place)));
}

/** Keeps key and certificates, encrypted, in the place of what stands. */
export async function keepSeal(
  executor: Executor,
  secretBox: SecretBox,
  { privateKey, certificates }: SealingIdentity,
): Promise<void> {
  const text = JSON.stringify({ privateKey, certificates: certificates.map(toBase64) });
  await setValue(executor, valueName, secretBox.seal(text, place));
}

/** Forgets key and certificates. */
export function deleteKeptSeal(executor: Executor): Promise<void> {
  return deleteValue(executor, valueName);
}

/** Keeps the certificates with which was sealed before. */
export function keepFormer(executor: Executor, certificates: readonly Uint8Array[]): Promise<void> {
  return setValue(executor, formerName, JSON.stringify(certificates.map(toBase64)));
}

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
