import { removalTexts } from './removal.texts.ts';

/** What document 01 quotes for the removal of an account, in §8. */
describe('texts of the removal of an account', () => {
  it('are to the letter', () => {
    expect(removalTexts.it.notFound).toBe('Utente non trovato');
    expect(removalTexts.it.sent).toEqual({ SMS: 'Verifica il tuo Sms', mail: 'Verifica la tua mail' });
  });
});
