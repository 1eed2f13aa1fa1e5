import { changePasswordTexts } from './change-password.texts.ts';

/** What document 01 quotes for changing the password, in §5 and §8. */
describe('texts of changing the password', () => {
  it('are to the letter', () => {
    expect(changePasswordTexts.it.checkFailed).toBe('Errore durante verifica password');
    expect(changePasswordTexts.en.invalid).toBe('Please check your data');
    expect(changePasswordTexts.en.problem).toEqual({
      required: 'Field required',
      length: 'minimum 8 characters',
      upperCase: 'At least one uppercase',
      mismatch: 'Password must match',
      wrongOld: "Old password doesn't match",
    });
  });
});
