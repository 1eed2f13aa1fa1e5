import { z } from 'zod';
import { defineDownload, wireObject } from '../common/index.ts';

const input = wireObject({ id: ['v_id', z.string().min(1)] });

/** The evidence of how a document was signed: a sealed PDF in the caller's language, for its signer and who manages it. */
export const downloadEvidence = defineDownload({
  name: 'DocSignGetEvidence',
  method: 'GET',
  access: 'guest',
  input,
});

/**
 * A zip with the signed document, the original, the evidence, the events and what verifies all of it without the product
 * (decision 063).
 */
export const downloadEvidencePackage = defineDownload({
  name: 'DocSignGetEvidencePackage',
  types: ['application/zip'],
  method: 'GET',
  access: 'guest',
  input,
});
