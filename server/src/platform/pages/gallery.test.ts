import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp } from '../../testing/index.ts';
import { createHttp } from '../http/create-http.ts';
import { addPages } from './add-pages.ts';

describe('the gallery of the design kit', () => {
  it.each([
    ['true', 503],
    ['false', 404],
  ])('is a page where there is the demo alone (DEMO=%s, and nothing built yet: %d)', async (DEMO, status) => {
    const dist = mkdtempSync(join(tmpdir(), 'sportello-gallery-'));
    const { platform, close } = await createTestApp({ env: { DEMO, DIST_DIR: dist } });
    const app = await createHttp(platform);
    await addPages(app, platform, async () => null);
    expect((await app.inject('/dev/kit')).statusCode).toBe(status);
    expect((await app.inject('/dash')).statusCode).toBe(503);
    await app.close();
    await close();
    rmSync(dist, { recursive: true });
  });
});
