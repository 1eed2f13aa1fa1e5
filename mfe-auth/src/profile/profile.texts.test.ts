import { profileTexts } from './profile.texts.ts';

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));
}

/** What document 01 quotes for the profile, in §2, §5 and §8. */
describe('texts of the profile', () => {
  it.each(['Per favore verificare i dati', 'Dati salvati correttamente'])('has %j to the letter', (text) => {
    expect(leaves(profileTexts.it)).toContain(text);
  });

  it.each(['Field required', 'E-mail is required', 'E-mail must be valid', 'Your data has been saved'])(
    'has %j to the letter in English',
    (text) => expect(leaves(profileTexts.en)).toContain(text),
  );
});
