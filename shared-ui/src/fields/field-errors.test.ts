import { fieldErrorText, showRefusedFields } from './field-errors.ts';

describe('the errors of a form', () => {
  const textOf = (problem: string) => `text of ${problem}`;

  it.each([
    [undefined, undefined],
    [{ type: 'too_small', message: 'required' }, 'text of required'],
    [{ type: 'server', message: 'È già il tuo numero' }, 'È già il tuo numero'],
  ])('read %j as %j', (error, text) => expect(fieldErrorText(error, textOf)).toBe(text));

  it('put the sentences of the server on their fields, and focus the first', () => {
    const setError = jest.fn();
    const sentences = { password: 'Sbagliata', email: 'Non valida', other: 'Non si vede' };
    showRefusedFields(sentences, ['name', 'email', 'password'], setError);
    expect(setError.mock.calls).toEqual([
      ['email', { type: 'server', message: 'Non valida' }, { shouldFocus: true }],
      ['password', { type: 'server', message: 'Sbagliata' }, { shouldFocus: false }],
    ]);
  });
});
