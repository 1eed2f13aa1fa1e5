import { createPrivateKey, randomBytes } from 'node:crypto';
import { certificateFacts, maySignDocuments } from '../certificate-facts.ts';
import { readCms } from '../cms-reader.ts';
import { createCmsSigner } from '../cms.ts';
import type { SealingIdentity } from '../identity.ts';
import { P12Error } from '../p12-error.ts';
import { readP12 } from '../p12.ts';
import type { SealFile, SealFileFault, SealFileOutcome } from './messages.ts';

/** Shorter ones can be forged, longer ones take seconds for each signature. */
const rsaBits = { min: 2048, max: 8192 };

/** Reads a P12 with its password, and says whether documents can be sealed with it now; signs a digest on trial. */
export async function checkSealFile({ bytes, password, now }: SealFile): Promise<SealFileOutcome> {
  try {
    const identity = readP12(bytes, password);
    const fault = faultOf(identity, now) ?? ((await signsOnTrial(identity)) ? null : 'cannot-sign');
    return fault ? { fault } : { fault: null, identity };
  } catch (error) {
    return { fault: error instanceof P12Error ? error.fault : 'cannot-sign' };
  }
}

function faultOf({ certificates: [own], privateKey }: SealingIdentity, now: Date): SealFileFault | null {
  if (!own) return 'no-certificate';
  const { modulusLength: bits = rsaBits.min } = createPrivateKey(privateKey).asymmetricKeyDetails ?? {};
  if (bits < rsaBits.min || bits > rsaBits.max) return 'key-size';
  const { validFrom, validUntil } = certificateFacts(own);
  if (now >= validUntil) return 'expired';
  if (now < validFrom) return 'not-yet-valid';
  return maySignDocuments(own) ? null : 'key-usage';
}

async function signsOnTrial(identity: SealingIdentity): Promise<boolean> {
  const digest = randomBytes(32);
  const { sign } = await createCmsSigner(identity);
  const facts = readCms(await sign(digest));
  const [own = new Uint8Array()] = identity.certificates;
  return (
    facts?.isValueValid === true &&
    facts.messageDigest?.equals(digest) === true &&
    facts.certificate?.equals(own) === true
  );
}
