import { canBeUsername } from './username.rules.ts';

describe('canBeUsername', () => {
  it.each(['admin', 'mario.rossi', "maria.d'angelo", 'anna@acme.example', 'josé_2', 'x'.repeat(200)])(
    'takes %j',
    (text) => expect(canBeUsername(text)).toBe(true),
  );

  it.each(['', ' ', 'mario rossi', '<script>', '...', 'a\nb', 'x'.repeat(201)])('refuses %j', (text) =>
    expect(canBeUsername(text)).toBe(false),
  );
});
