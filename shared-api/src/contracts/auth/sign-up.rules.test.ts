import { signUpPhone, signUpProblems } from './sign-up.rules.ts';

const good = { name: 'Paola', surname: 'Gallo', email: 'paola.gallo@acme.example' };

describe('signUpProblems', () => {
  it('finds none in what can be taken', () => {
    expect(signUpProblems(good)).toEqual({});
  });

  it('asks for everything', () => {
    expect(signUpProblems({ name: ' ', surname: '', email: '' })).toEqual({
      name: 'required',
      surname: 'required',
      email: 'required',
    });
  });

  it.each([
    'paola',
    'paola@acme',
    '@acme.example',
    'paola@@acme.example',
    'paola gallo@acme.example',
    'a@b..it',
  ])('does not take %j for an address', (email) =>
    expect(signUpProblems({ ...good, email })).toEqual({ email: 'email' }),
  );

  it.each(['12', '+39', 'abc', '+39 12345678901234567'])('does not take %j for a number', (phone) =>
    expect(signUpPhone.safeParse(phone).success).toBe(false),
  );

  it.each(['', '+39 333 123 4567'])('takes %j for a number', (phone) =>
    expect(signUpPhone.parse(phone)).toBe(phone),
  );

  it('takes no address for a name', () => {
    expect(signUpProblems({ ...good, name: 'Ritira su https://evil.example' })).toEqual({ name: 'name' });
  });

  it('knows how long a field may be', () => {
    expect(signUpProblems({ ...good, name: 'x'.repeat(101) })).toEqual({ name: 'tooLong' });
  });
});
