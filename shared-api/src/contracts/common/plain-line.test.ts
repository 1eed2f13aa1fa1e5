import { plainLine, typedText } from './index.ts';

describe('a text on one line', () => {
  it.each([
    ['contratto\u202Egpj.pdf', 'contrattogpj.pdf'],
    ['Mario\r\nBcc: a@b.it', 'Mario Bcc: a@b.it'],
    ['Ma\u200Brio\u2028Rossi\u0007', 'Mario Rossi '],
    ["Niccolò D'Àmico – 100 €", "Niccolò D'Àmico – 100 €"],
  ])('has nothing in it that nobody sees: %j', (text, plain) => {
    expect(plainLine(text)).toBe(plain);
    expect(typedText.parse(text)).toBe(plain);
  });
});
