import { specifiedTexts } from './words/specified-texts.ts';
import { readTexts, textsIn, textsInPage, type SourceText } from './words/texts-in-source.ts';
import { asTu, wordRules, type WordRule } from './words/word-rules.ts';

/** What guests read as well, who may be strangers, by file and key: neutral words there, or Lei. */
const ofGuests = [
  /^mfe-signing\/src\/(?:guest-link|sign\/|sealing|verification|failure)/,
  /^mfe-signing\/src\/document-list\S+ documentListTexts\.(?:hint|state\.(?:\w*Receiver|no[OR]))/,
  /^server\/src\/(?:areas\/signing\/(?:signing|verification)|platform\/texts)/,
  /^server\/src\/areas\/signing\/mails\/\S+ (?:invitation|signer)Mail/,
  /^shared-ui\/src\/(?:viewer|signature|module-kit\/failure)/,
  /^shared-ui\/src\/kit\.texts\S+ kitTexts\.(?:code|unsaved)/,
  /^shell\/src\/shell\.texts\S+ shellTexts\.(?:guest|newShell|notFound|shellFailed|session\.\w*Guest)/,
];

/** The letters of an SMS of 160 (GSM 03.38); with any other it has 70. */
const letterOfSms = /^[\w@£$¥èéùìòÇØøÅåÆæßÉ !"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà{}\n]*$/;

const texts = readTexts();

/** What is wrong with a text, as `file key: "word" in "text" (instead)`. */
function breaches({ file, key, language, text, isSms }: SourceText, rules: readonly WordRule[]): string[] {
  if (specifiedTexts.some((known) => known.language === language && known.text === text)) return [];
  return rules.flatMap(({ wrong, instead }) => {
    if (isSms && instead.startsWith('the apostrophe')) return [];
    const found = wrong.exec(withoutNames(text))?.[0];
    return found === undefined ? [] : [`${file} ${key} (${language}): "${found}" in "${text}": ${instead}`];
  });
}

/** A text without the names of its values, which nobody reads; the company's stays, since it may end in a full stop. */
const withoutNames = (text: string) => text.replaceAll(/\$?\{{1,2}(?!\{|company\b)[^}]*\}+/g, '{}');

const read = (source: string, file = 'some.texts.ts') => textsIn(file, source);

describe('the words on screens, in mails and in SMS', () => {
  it('are found in catalogues, mails and sentences of the server', () => {
    expect(texts.length).toBeGreaterThan(2000);
    const places = [
      'shell.texts',
      'kit.texts',
      'login.mail',
      'login.sms',
      'preflight.texts',
      'texts/it',
      'module.manifest',
      'offline.html',
    ];
    expect(places.filter((place) => !texts.some(({ file }) => file.includes(place)))).toEqual([]);
  });

  it('are those of the glossary, outside what is specified', () => {
    expect(texts.flatMap((text) => breaches(text, wordRules[text.language]))).toEqual([]);
  });

  it('do not say tu where guests read them', () => {
    const italian = texts.filter(({ language }) => language === 'it');
    const readBy = (who: RegExp) => italian.filter(({ file, key }) => who.test(`${file} ${key}`));
    expect(ofGuests.filter((who) => readBy(who).length === 0)).toEqual([]);
    expect(ofGuests.flatMap(readBy).flatMap((text) => breaches(text, [asTu]))).toEqual([]);
  });

  it('fit into the letters of an SMS', () => {
    const sms = texts.filter(({ isSms }) => isSms);
    expect(sms.length).toBeGreaterThan(8);
    expect(sms.filter(({ text }) => !letterOfSms.test(text.replaceAll(/\$\{\w*\}/g, '')))).toEqual([]);
  });

  it('keep no specified text in the list that is nowhere any more', () => {
    const gone = specifiedTexts.filter(
      ({ language, text }) => !texts.some((known) => known.language === language && known.text === text),
    );
    expect(gone).toEqual([]);
  });
});

describe('a forbidden word', () => {
  const broken = (source: string) => read(source).flatMap((text) => breaches(text, wordRules[text.language]));

  it('is named with its file, its key and what to say', () => {
    expect(broken("defineTexts({ it: { dead: { title: 'Il collegamento è scaduto' } }, en: {} })")).toEqual([
      'some.texts.ts dead.title (it): "collegamento" in "Il collegamento è scaduto": link',
    ]);
  });

  it.each([
    ["it = { a: 'Apri la mail' }", 'mail'],
    ["it = { a: 'Apri l’e-mail' }", 'e-mail'],
    ["it = { a: 'Se non sei uscito da qui, scrivi' }", 'sei uscito'],
    ["it = { a: 'Se lo hai chiesto, e non sei stato tu' }", 'sei stato'],
    ['it = { a: "L\'utente" }', "'"],
    ["it = { a: 'Con {{company}}. Conferma' }", '{{company}}.'],
    ['it = (company) => `Con ${company}. Conferma`', '${company}.'],
    ["it = { a: 'Due  spazi' }", '  '],
    ["it = { a: 'Fine..' }", '..'],
    ["it = { a: 'Prima , dopo' }", ' ,'],
    ["en = { a: 'You get a mail' }", 'mail'],
    ["en = { a: 'Log out' }", 'Log out'],
  ])('is found in %s', (source, word) => {
    expect(broken(`const ${source}`)).toEqual([expect.stringContaining(`"${word}" in`)]);
  });

  it.each([
    "it = { a: 'L’e\u2011mail parte…', b: 'Da {{n}} a {{m}}, ecco...', c: 'Vuoi eliminare ?' }",
    "en = { a: 'An email is sent; sign out' }",
    "other = { a: 'la mail' }",
  ])('is not seen in %s', (source) => {
    expect(broken(`const ${source}`)).toEqual([]);
  });

  it('is found in a page of both languages', () => {
    const page =
      '<div data-language="it"><p>Senza\n  rete</p></div><div data-language="en" lang="en"><p>Rete</p></div>';
    expect(textsInPage('a.html', page).flatMap((text) => breaches(text, wordRules[text.language]))).toEqual([
      'a.html page (it): "rete" in "Senza rete": connessione',
    ]);
  });

  it('that speaks to a guest as tu is found', () => {
    const [text] = read("const it = { a: 'Riceverai la copia' }");
    expect(text && breaches(text, [asTu])).toHaveLength(1);
  });
});
