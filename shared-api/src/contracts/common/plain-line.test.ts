import { plainLine, plainLines, typedText } from './index.ts';

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

it('keeps the lines of a text that has several, whatever ends them', () => {
  expect(plainLines('Gentile Piera,\r\n\r\nla aspettiamo\rlunedì\u202E\u0007.\n')).toBe(
    'Gentile Piera,\n\nla aspettiamo\nlunedì .\n',
  );
});
