import { sealBy } from '../../sealing/seal-provider.ts';
import { createPdfEditing } from '../isolation/create-pdf-editing.ts';
import { signingMeans } from './sign-request.ts';

/** A server of nothing but an engine: checks the file that it is given, and says when it has begun. */
const { identity } = await signingMeans();
const engine = await createPdfEditing({ seal: sealBy(identity), preflightMs: 600_000 });
const checked = engine.preflight({ path: process.argv[2] ?? '' });
process.stdout.write('begun');
await checked;
await engine.close();
