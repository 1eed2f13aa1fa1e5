import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passwordHasher } from './areas/auth/testing/password-hasher.ts';
import { createAdministrators } from './create-administrators.ts';
import { readConfig } from './platform/config.ts';
import { createLogger } from './platform/logger.ts';

describe('npm run create-admin on the embedded database', () => {
  it('works on an empty folder, and is refused while another process has it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sportello-admin-'));
    const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://portal.example.com' });
    const options = { config, logger: createLogger('silent'), passwordHasher };
    const { administrators, close } = await createAdministrators(options);
    const wanted = { mail: 'carla@nuova.example', name: 'Carla Bruni', company: 'Nuova' };
    const { link } = await administrators.provide(wanted);
    expect(link).toMatch(/^https:\/\/portal\.example\.com\/recover#[\w-]{43}$/);
    await expect(createAdministrators(options)).rejects.toThrow(
      'is in use by another process. Stop it first',
    );
    await close();
    rmSync(folder, { recursive: true });
  });
});
