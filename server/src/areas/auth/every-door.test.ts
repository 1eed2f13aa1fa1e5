import { userFields } from 'shared-api/contracts/admin';
import { firstRunFields, startSignUp } from 'shared-api/contracts/auth';
import { z } from 'zod';
import { callOn } from '../../testing/index.ts';
import { canBecomeAccount, readClaims } from './company-sign-in/claims.ts';
import { authOf, describeAuth } from './testing/auth-app.ts';

interface Given {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const anna: Given = { firstName: 'Anna', lastName: 'Neri', email: 'anna.neri@beta.example' };

/** What none of our forms takes, with the half of it that is wrong. */
const refused: readonly (readonly [string, Partial<Given>])[] = [
  ['two addresses', { email: 'out@evil.example,anna@beta.example' }],
  ['an address with a name', { email: 'Anna <anna@beta.example>' }],
  ['an address with a line end in it', { email: 'anna\r\nBcc:x@beta.example' }],
  ['an address with a NUL', { email: 'an\u0000na@beta.example' }],
  ['an address in two alphabets', { email: 'аnna@beta.example' }],
  ['an address that is no user name', { email: 'r&d@beta.example' }],
  ['no address', { email: 'anna' }],
  ['no last name', { lastName: ' ' }],
  ['a last name that nobody sees', { lastName: '\u200b\u202e' }],
  ['a web address for a name', { lastName: 'Premio https://evil.example' }],
  ['markup for a name', { lastName: '<b>Neri</b>' }],
  ['a formula for a name', { lastName: '=1+1' }],
  ['letters of another encoding', { lastName: 'Nicol˜' }],
  ['too long a name', { lastName: 'N'.repeat(101) }],
];

describeAuth('every door to an account', (app) => {
  const signUp = async ({ firstName, lastName, email }: Given) => {
    const details = { context: '', login: '', companyName: '', phone: '', name: firstName };
    const answer = await callOn(app().app, startSignUp, { ...details, surname: lastName, email });
    return answer.error === undefined && Object.keys(answer.output.errors).length === 0;
  };
  const { companyName: _company, newPassword: _password, ...whoFirst } = firstRunFields;
  const { username, firstName, lastName, email } = userFields.shape;
  const doors: Readonly<Record<string, (given: Given) => boolean | Promise<boolean>>> = {
    'sign-up': signUp,
    'first run': (given) => z.object(whoFirst).safeParse(given).success,
    'form and file of users': (given) =>
      z.object({ username, firstName, lastName, email }).safeParse({ ...given, username: given.email })
        .success,
    'company’s provider': (given) => {
      const claims = { given_name: given.firstName, family_name: given.lastName, email: given.email };
      const said = { iss: 'https://id.example', sub: 'a', email_verified: true, ...claims };
      const stranger = readClaims(said, { groupsClaim: '', acrValues: '' });
      return canBecomeAccount(stranger) && typeof stranger.name === 'object';
    },
    terminal: (given) =>
      authOf(app())
        .administrators.provide({
          mail: given.email,
          name: `${given.firstName} ${given.lastName}`,
          company: 'Nuova',
        })
        .then(
          () => true,
          () => false,
        ),
  };

  it.each(Object.entries(doors))('takes who has a name and one address by %s', async (_name, passes) => {
    expect(await passes(anna)).toBe(true);
  });

  it.each(Object.entries(doors))('has the same rules: %s', async (_name, passes) => {
    for (const [what, wrong] of refused)
      expect([what, await passes({ ...anna, ...wrong })]).toEqual([what, false]);
  });
});
