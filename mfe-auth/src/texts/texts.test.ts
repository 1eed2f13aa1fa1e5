import { en } from './en.ts';
import { it as italian } from './it.ts';

/** What the specification quotes for this area: documents 01 §5 and §8, 02 §5, 03 §5 and §8. */
const specified = {
  it: [
    'Reinvia',
    "Specificare un  valore dell'OTP",
    'Valore OTP non corretto',
    'Prodotto non abilitato',
    'Errore durante la login',
    "Errore durante l'accesso",
    "Numero di Telefono non impostato correttamente, chiedere all'amministratore",
    'Errore durante verifica password',
    'Le password non corrispondono',
    'Verifica i dati',
    'La password è stata cambiata con successo',
  ],
  en: ['Specify an OTP value', 'Incorrect OTP value'],
};

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));
}

describe('texts of the auth area', () => {
  it.each(specified.it)('has %j to the letter in Italian', (text) => {
    expect(leaves(italian)).toContain(text);
  });

  it.each(specified.en)('has %j to the letter in English', (text) => {
    expect(leaves(en)).toContain(text);
  });

  it('leaves nothing untranslated', () => {
    const same = leaves(italian).filter((text) => leaves(en).includes(text));
    expect(same).toEqual(['Password', 'Mail', 'SMS', 'Auth']);
  });
});
