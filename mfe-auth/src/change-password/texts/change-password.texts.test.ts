import { en } from './en.ts';
import { it as italian } from './it.ts';

/** What document 01 quotes for changing the password, in §5 and §8. */
describe('texts of changing the password', () => {
  it('are to the letter', () => {
    expect(italian.checkFailed).toBe('Errore durante verifica password');
    expect(en.invalid).toBe('Please check your data');
    expect(en.problem).toEqual({
      required: 'Field required',
      length: 'minimum 8 characters',
      upperCase: 'At least one uppercase',
      mismatch: 'Password must match',
      wrongOld: "Old password doesn't match",
    });
  });
});
