import { listSeals } from 'shared-api/contracts/signing';
import { createIdentity } from '../../../platform/sealing/certificates.ts';
import { callOn } from '../../../testing/index.ts';
import { describeSigning } from '../testing/signing-app.ts';
import { sha256 } from './verifier/bytes.ts';

describeSigning('the seals of the installation', (signingApp) => {
  it('are told to everybody, the present one first, as a verifier writes them', async () => {
    const { app, platform, db } = signingApp();
    const own = await callOn(app, listSeals, {});
    expect(own.output.seals).toMatchObject([{ isCurrent: true }]);
    const uploaded = await createIdentity({ organization: 'Acme S.p.A.', now: new Date() });
    await db.transaction((tx) => platform.seals.use(tx, uploaded));
    const { seals } = (await callOn(app, listSeals, {})).output;
    expect(seals.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(seals[0]).toMatchObject({
      holder: 'Acme S.p.A.',
      fingerprint: await sha256(uploaded.certificates[0] ?? new Uint8Array()),
    });
    expect(seals[1]).toMatchObject({ fingerprint: own.output.seals[0]?.fingerprint });
  });
});
