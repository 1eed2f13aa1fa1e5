import { spanInWords } from './span-in-words.ts';

it.each([
  [125_000, '2 minuti', '2 minutes'],
  [-89 * 60_000, '89 minuti', '89 minutes'],
  [3 * 60 * 60_000, '3 ore', '3 hours'],
  [-48 * 60 * 60_000, '2 giorni', '2 days'],
])('%i ms are said as %s', (span, italian, english) => {
  expect([spanInWords(span, 'it'), spanInWords(span, 'en')]).toEqual([italian, english]);
});
