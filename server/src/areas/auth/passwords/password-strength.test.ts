import { changeOwnPassword, saveFirstPassword, saveRecoveredPassword } from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import { recoveryPurpose } from '../recovery/recovery-purpose.ts';
import { describeAuth, idOf, password, signIn } from '../testing/auth-app.ts';
import { confirm, newestSecret, signUp } from '../testing/sign-up-steps.ts';
import { findWeakness } from './password-strength.ts';

const common = 'Questa password è tra quelle che si provano per prime: scegline un’altra';
const ownWords = expect.stringContaining('La password si indovina dal tuo nome') as string;

describe('a password that keeps the rules of form', () => {
  it.each([
    'Password',
    'Password1!',
    'P@ssw0rd!',
    'AAAAAAAA',
    'Aa1!Aa1!',
    'Abcdefgh',
    'A12345678!',
    'Francesco2024!',
  ])('is too common: %s', (guessed) => {
    expect(findWeakness(guessed, [])).toBe('common');
  });

  it.each([
    'Tutta-Nuova-9!',
    'Scelta-Bene-7!',
    'Correct-horse-battery',
    'Xk7#pTq2',
    `${'Password'.repeat(3)}-tram-44`,
  ])('is fit: %s', (fit) => {
    expect(findWeakness(fit, ['Mario', 'Rossi', 'Acme', 'Sportello'])).toBeUndefined();
  });
});

describeAuth('a guessed password', (app) => {
  it('is refused when the password is changed, with a sentence on its field', async () => {
    const cookie = await signIn(app(), 'giulia.bianchi');
    const change = (newPassword: string, language: 'it' | 'en' = 'it') =>
      callOn(app().app, changeOwnPassword, { oldPassword: password, newPassword }, { cookie, language });
    expect((await change('Password')).error?.fields).toEqual({ newPassword: common });
    for (const guessed of ['Giulia.bianchi', 'Sportello', 'Acme-2026'])
      expect((await change(guessed)).error?.fields).toEqual({ newPassword: ownWords });
    expect((await change('Tutta-Nuova')).status).toBe(200);
  });

  it('is refused as the first one, by the link of a forgotten one, and by that of a sign-up', async () => {
    const cookie = await signIn(app(), 'luca.verdi');
    const first = await callOn(app().app, saveFirstPassword, { newPassword: 'Luca.verdi1!' }, { cookie });
    expect(first.error?.fields).toEqual({ newPassword: ownWords });
    const link = { purpose: recoveryPurpose, subject: idOf('luca.verdi'), validForMs: 60_000 };
    const secret = await app().platform.oneTimeLinks.issue(app().db, link);
    const forgotten = { secret, newPassword: 'Password1!' };
    expect((await callOn(app().app, saveRecoveredPassword, forgotten)).error?.fields).toEqual({
      newPassword: common,
    });
    await signUp(app());
    const confirmed = await confirm(app(), await newestSecret(app()), 'Paola.Gallo1!');
    expect(confirmed.error?.fields).toEqual({ newPassword: ownWords });
  });
});
