import { describeOnBothDatabases } from '../../testing/index.ts';
import { openInstallationSecret } from './installation-secret.ts';

describeOnBothDatabases('the secret of the installation', (testApp) => {
  it('is made once, however many ask for it at the same time', async () => {
    const asked = Array.from({ length: 5 }, () => openInstallationSecret(testApp().db));
    const secrets = new Set(await Promise.all(asked));
    expect(secrets.size).toBe(1);
    expect([...secrets][0]).toMatch(/^[\w-]{43}$/);
  });
});
