/**
 * Texts that some field takes, the plainest first: of those that a field takes, the first stands for it in what is kept of the contracts.
 * What stands here stays, in this order; others are added at the end.
 */
export const likelyTexts: readonly string[] = [
  'Mario Rossi',
  'mario',
  'a',
  'IT',
  'Firma',
  '2026',
  '12',
  '123456',
  '2026-11-01',
  '2026-11',
  '12-25',
  '08:30',
  '2026-11-23T10:00:00Z',
  '00000000-0000-4000-8000-000000000000',
  'mario.rossi@acme.example',
  'https://login.example.com',
  'data:image/png;base64,iVBORw0KGgo=',
  'f'.repeat(64),
  'RSSMRA80A01H501U',
  '+39',
  '3479998877',
  '#1f5fbf',
  '/menu',
  'Una-Prova-12345!',
  'true',
  '',
];

/** Numbers that some field takes, besides the small ones that are all tried. */
export const likelyNumbers: readonly number[] = [2026, 0.25, 480, -1];
