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
  it.each([
    ['333 123 4567', '+39', '3331234567'],
    ['+39 333-1234567', '+39', '3331234567'],
    ['+393331234567', '+39', '3331234567'],
    ['+378 0549 123456', '+378', '0549123456'],
    ['+41791234567', '+41', '791234567'],
  ])('reads %j', (text, prefix, mobile) => {
    expect(parseSignUpPhone(text)).toEqual({ prefix, mobile });
  });
});
