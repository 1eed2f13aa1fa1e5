import { isMadeOfOwnWords } from './password-words.rules.ts';

const words = ['Giulia', "D'Amico", 'giulia.damico@acme.example', 'Acme S.p.A.', 'Sportello'];

describe('the words of a person in their password', () => {
  it.each([
    ['Giulia.Damico', true],
    ['GIULIA1985!', true],
    ['G1ul1a-2024', true],
    ['Sportello.1', true],
    ['Sp0rtello-Acme!9', true],
    ['Giùlia-99-acme', true],
    ['Giulia-cavallo-7', false],
    ['Tram-verde-88!', false],
  ])('count for nothing: %j is refused: %j', (password, isRefused) => {
    expect(isMadeOfOwnWords(password, words)).toBe(isRefused);
  });

  it('leave a password alone that has none of them', () => {
    expect(isMadeOfOwnWords('Abcdefg', words)).toBe(false);
    expect(isMadeOfOwnWords('Abcdefg1', ['', 'Li', '--'])).toBe(false);
  });
});
