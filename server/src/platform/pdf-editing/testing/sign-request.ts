import { createIdentity } from '../../sealing/certificates.ts';
import { createCmsSigner } from '../../sealing/cms.ts';
import type { SealingIdentity } from '../../sealing/identity.ts';
import { sampleDrawing } from '../corpus/sample-drawing.ts';
import type { DrawnSignature, SignRequest } from '../pdf-editing.ts';
import type { SigningMeans } from '../signing/sign-file.ts';

const drawing = sampleDrawing({ width: 320, height: 100 });
const at = '2026-11-21T10:15:00+01:00';

/** A drawn signature with every value filled in. */
export function drawnSignature(values: Partial<DrawnSignature> = {}): DrawnSignature {
  return {
    page: 1,
    box: { x: 0.1, y: 0.1, width: 0.4, height: 0.1 },
    image: drawing,
    lines: ['Firmato digitalmente il 21/11/2026 alle 10:15'],
    signerName: 'Mario Rossi',
    signedAt: at,
    ...values,
  };
}

/** A request with one drawn signature. */
export function signRequest(
  paths: Pick<SignRequest, 'inputPath' | 'outputPath'>,
  values: Partial<SignRequest> = {},
) {
  return { ...paths, signatures: [drawnSignature()], seal: { sealedAt: at }, ...values };
}

/** A key, no time-stamps, and room enough. */
export async function signingMeans(
  values: Partial<SigningMeans> = {},
): Promise<SigningMeans & { identity: SealingIdentity; ownCertificates: readonly Uint8Array[] }> {
  const identity = await createIdentity({
    organization: 'Prova S.r.l.',
    // Before the first day of any test's clock.
    now: new Date('2025-01-01'),
  });
  return {
    identity,
    ownCertificates: identity.certificates.slice(0, 1),
    cms: await createCmsSigner(identity),
    timeStampAuthority: null,
    limits: { maxBytes: 50_000_000, maxPages: 200 },
    ...values,
  };
}
