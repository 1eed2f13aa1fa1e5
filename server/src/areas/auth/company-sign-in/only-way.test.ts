import { saveRecoveredPassword } from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import { addPasskeyOf, beginLogin, enterBy } from '../passkeys/testing/passkey-calls.ts';
import { createSoftwarePasskey } from '../passkeys/testing/software-passkey.ts';
import { recoveryPurpose } from '../recovery/recovery-purpose.ts';
import {
  askForCode,
  cookieOf,
  describeAuth,
  enterCode,
  enterPassword,
  idOf,
  signIn,
} from '../testing/auth-app.ts';
import { enter as enterByQrCode, makeCode } from '../testing/qr-code-steps.ts';
import { findUser } from '../users/users.repository.ts';
import { saveOfCompany } from './company-sign-in.repository.ts';

describeAuth('a company that wants its own sign-in alone', (app) => {
  async function switchOn(): Promise<void> {
    const { companyId } = (await findUser(app().db, idOf('mario.rossi'))) ?? {};
    await saveOfCompany(app().db, {
      companyId: companyId ?? '',
      hasOwnReturn: true,
      key: 'key-of-acme',
      mode: 'only',
      issuer: 'https://login.acme.example',
      clientId: 'sportello',
      sealedSecret: '',
      name: 'Acme ID',
      domains: ['acme.example'],
      provedDomains: ['acme.example'],
      addsUnknown: false,
      secondFactor: 'ours',
      acrValues: '',
      groupsClaim: '',
      groupRules: [],
      endsAtProvider: false,
      triedWith: '',
      vouched: {
        issuer: 'https://login.acme.example',
        clientId: 'sportello',
        domains: ['acme.example'],
        secondFactor: 'ours',
        acrValues: '',
      },
      countsFrom: null,
      version: 1,
      changedAt: app().clock.now(),
      changedBy: 'admin',
    });
  }
  const refusal = { code: 'forbidden', details: { company: 'key-of-acme', name: 'Acme ID' } };

  it('refuses passkeys and QR codes that were made before', async () => {
    const cookie = await signIn(app());
    const device = createSoftwarePasskey();
    await addPasskeyOf(app(), cookie, device);
    const secret = await makeCode(app(), cookie);
    await switchOn();
    expect((await enterBy(app(), device.get(await beginLogin(app())))).error).toMatchObject(refusal);
    expect((await enterByQrCode(app(), secret)).error).toMatchObject(refusal);
  });

  it('refuses the code of a sign-in by password that was under way, and a link for a new password', async () => {
    const pending = cookieOf(await enterPassword(app()));
    const { output } = await askForCode(app(), pending);
    const link = { purpose: recoveryPurpose, subject: idOf('mario.rossi'), validForMs: 60_000 };
    const secret = await app().platform.oneTimeLinks.issue(app().db, link);
    await switchOn();
    const entered = await enterCode(app(), pending, output);
    expect(entered.error).toMatchObject(refusal);
    expect(cookieOf(entered)).toBe('');
    const chosen = { secret, newPassword: 'Girasole-Tavolo-77!' };
    expect((await callOn(app().app, saveRecoveredPassword, chosen)).error).toMatchObject(refusal);
  });

  it('leaves super users and other companies alone', async () => {
    await switchOn();
    for (const username of ['admin', 'luca.verdi'])
      expect((await enterPassword(app(), { username })).status).toBe(200);
  });
});
