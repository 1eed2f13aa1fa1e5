import { parseSignUpPhone, signUpProblems } from './sign-up.rules.ts';

const good = { name: 'Paola', surname: 'Gallo', email: 'paola.gallo@acme.example', phone: '' };

describe('signUpProblems', () => {
  it('finds none in what can be taken, with or without a phone number', () => {
    expect(signUpProblems(good)).toEqual({});
    expect(signUpProblems({ ...good, phone: '+39 333 123 4567' })).toEqual({});
  });

  it('asks for everything but the phone number', () => {
    expect(signUpProblems({ name: ' ', surname: '', email: '', phone: '' })).toEqual({
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
    expect(signUpProblems({ ...good, phone })).toEqual({ phone: 'phone' }),
  );

  it('knows how long a field may be', () => {
    expect(signUpProblems({ ...good, name: 'x'.repeat(101) })).toEqual({ name: 'tooLong' });
  });
});

describe('parseSignUpPhone', () => {
  it('takes the usual prefix where none is given', () => {
    expect(parseSignUpPhone('333 123 4567')).toEqual({ prefix: '+39', mobile: '3331234567' });
    expect(parseSignUpPhone('+41 79 123 45 67')).toEqual({ prefix: '+41', mobile: '791234567' });
  });
});
