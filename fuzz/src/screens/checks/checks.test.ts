import type { Sight } from '../page-watch.ts';
import type { ControlRef } from '../step.ts';
import { differences } from '../check-saved.ts';
import { checkStep } from './checks.ts';
import type { Seen } from './seen.ts';

const sight: Sight = {
  address: '/users',
  screen: '/users',
  language: 'it',
  dialogs: [],
  popups: [],
  errorCards: [],
  oddTexts: [],
  tooWide: 0,
  widest: '',
  hasFocusOnBody: false,
  nestedForms: 0,
  fields: [],
  counters: {},
  facts: {},
};
const control: ControlRef = { scope: '', role: 'button', name: 'Avanti', nth: 0 };

/** A step after which everything is as it should be, but for what is said. */
function seenOf({
  before,
  after,
  ...rest
}: Partial<Omit<Seen, 'before' | 'after'>> & { before?: Partial<Sight>; after?: Partial<Sight> }): Seen {
  return {
    step: { does: 'press', control },
    events: [],
    calls: [],
    uncaught: [],
    consoleErrors: [],
    documents: [],
    wasAskedByBrowser: false,
    isNetworkBad: false,
    isUnsettled: false,
    figures: {},
    typed: [],
    unsent: rest.typed ?? [],
    ...rest,
    before: { ...sight, ...before },
    after: { ...sight, ...after },
  };
}

const rulesOf = (seen: Parameters<typeof seenOf>[0]) => checkStep(seenOf(seen)).map(({ rule }) => rule);
const field = (value: string) => ({ key: "/users textbox 'Nome'", value, isSearch: false, isInForm: true });
const twice = { does: 'pressTwice', control, gap: 120 } as const;
const call = (name: string, status = 200) => ({ name, method: 'POST', status });

it('has nothing to say of a step after which all is well', () => {
  expect(rulesOf({})).toEqual([]);
});

describe('something wrong', () => {
  it.each([
    ['an uncaught error', { uncaught: ['TypeError: x is undefined'] }, 'uncaught'],
    ['an error in the console', { consoleErrors: ['Warning: each child needs a key'] }, 'console'],
    [
      'a file of another content, on a page that stays',
      { consoleErrors: ['None of the “sha384” hashes in the integrity attribute match the content'] },
      'console',
    ],
    ['an answer that the server failed', { calls: [call('getUsers', 500)] }, 'server failed'],
    [
      'a card in place of a screen',
      { after: { errorCards: ['L’area Utenti non è disponibile'] } },
      'error card',
    ],
    ['a text that was not made', { after: { oddTexts: ['Ore: NaN'] } }, 'odd text'],
    ['a form that the browser sends', { documents: ['http://localhost/newMessage?'] }, 'document load'],
    [
      'a signature under a second press',
      {
        step: twice,
        events: [{ what: 'opened', dialog: 'Firma 2 di 2' }],
        calls: [call('AlertMsgSaveDataSignsDocSign')],
      },
      'unconfirmed',
    ],
    [
      'a signature under a held key',
      {
        step: { does: 'holdKey', key: 'Enter', ms: 900 },
        events: [{ what: 'opened', dialog: 'Firma 2 di 2' }],
        calls: [call('AlertMsgSaveDataSignsDocSign')],
      },
      'unconfirmed',
    ],
    [
      'a window that the second press closes',
      {
        step: twice,
        events: [
          { what: 'opened', dialog: 'Elimina?' },
          { what: 'closed', dialog: 'Elimina?' },
        ],
      },
      'opened and closed',
    ],
    ['a lost focus', { after: { hasFocusOnBody: true } }, 'focus lost'],
    [
      'a lost focus after a key',
      { step: { does: 'key', key: 'Escape' }, after: { hasFocusOnBody: true } },
      'focus lost',
    ],
    ['a page wider than the screen', { after: { tooWide: 12, widest: 'table' } }, 'too wide'],
    ['what moves under the finger', { events: [{ what: 'moved', key: 'x', by: 25 }] }, 'moved'],
    ['what goes under the finger', { events: [{ what: 'gone', key: 'x' }] }, 'gone'],
    ['a form in a form', { after: { nestedForms: 1 } }, 'form in a form'],
    [
      'what was typed and is gone',
      { before: { fields: [field('Maria')] }, typed: ['Maria'], step: { does: 'key', key: 'Escape' } },
      'typed is lost',
    ],
    [
      'what was typed and became something else',
      { before: { fields: [field('Maria')] }, after: { fields: [field('')] }, typed: ['Maria'] },
      'typed is lost',
    ],
    [
      'done, says the popup, and refused, says the server',
      { after: { popups: ['success: Dati salvati correttamente'] }, calls: [call('updateUtente', 400)] },
      'said but not done',
    ],
    [
      'two figures of one thing',
      { before: { counters: { '/absences': ['2', '6'] } }, after: { counters: { '/absences': ['2', '6'] } } },
      'figures differ',
    ],
    [
      'two figures of one thing on two screens',
      {
        after: { facts: { 'missing days of marzo': '3' } },
        figures: { 'missing days of marzo': { value: '4', screen: '/dash' } },
      },
      'figures differ',
    ],
  ] satisfies [string, Parameters<typeof seenOf>[0], string][])('is said: %s', (_, seen, rule) => {
    expect(rulesOf(seen)).toEqual([rule]);
  });
});

describe('nothing', () => {
  it.each([
    ['a refusal', { calls: [call('updateUtente', 400)] }],
    [
      'a failed load while the network is away',
      { consoleErrors: ['Failed to load resource: net::ERR_INTERNET_DISCONNECTED'] },
    ],
    [
      'a size that is measured later',
      {
        uncaught: ['ResizeObserver loop completed with undelivered notifications.'],
        consoleErrors: ['ResizeObserver loop completed with undelivered notifications.'],
      },
    ],
    [
      'a file whose loading was given up, as the page was left',
      {
        step: { does: 'reload' },
        documents: ['http://localhost/users'],
        consoleErrors: ['None of the “sha384” hashes in the integrity attribute match the content'],
      },
    ],
    ['an odd text that somebody typed', { after: { oddTexts: ['{{7}}'] }, typed: ['{{7}}'] }],
    ['a load that was asked for', { step: { does: 'reload' }, documents: ['http://localhost/users'] }],
    ['signing out', { documents: ['http://localhost/'] }],
    ['a second press that opens nothing', { step: twice, calls: [call('tsUpdateStatus')] }],
    [
      'a window that stays open',
      { step: twice, events: [{ what: 'opened', dialog: 'Elimina?' }], after: { dialogs: ['Elimina?'] } },
    ],
    [
      'what was typed and is still there',
      { before: { fields: [field('Maria')] }, after: { fields: [field('Maria')] }, typed: ['Maria'] },
    ],
    [
      'what was typed and was written as it should be',
      { before: { fields: [field('0830')] }, after: { fields: [field('08:30')] }, typed: ['0830'] },
    ],
    [
      'what was typed and was cleared',
      {
        before: { fields: [field('Maria')] },
        after: { fields: [field('')] },
        typed: ['Maria'],
        step: { does: 'press', control: { ...control, name: 'Pulisci' } },
      },
    ],
    [
      'what was sent before, and a word that was searched elsewhere',
      { before: { fields: [field('Maria Rossi')] }, typed: ['Maria Rossi', 'Rossi'], unsent: ['Rossi'] },
    ],
    [
      'what was typed into a field that has another name in another language',
      {
        before: { fields: [field('Maria')] },
        after: { language: 'en', fields: [{ ...field('Maria'), key: "/users textbox 'Name'" }] },
        typed: ['Maria'],
      },
    ],
    [
      'what was typed into another tab of the form',
      {
        before: { fields: [field('Maria')] },
        typed: ['Maria'],
        step: { does: 'press', control: { ...control, role: 'tab', name: 'Gruppi' } },
      },
    ],
    [
      'what was typed and was sent',
      { before: { fields: [field('Maria')] }, typed: ['Maria'], calls: [call('updateUtente')] },
    ],
    [
      'what was typed and was asked about',
      {
        before: { fields: [field('Maria')] },
        typed: ['Maria'],
        after: { dialogs: ['Uscire senza salvare?'] },
      },
    ],
    [
      'what stood there before anybody typed',
      { before: { fields: [field('Maria')] }, step: { does: 'back' } },
    ],
    ['a figure on its way', { after: { counters: { '/absences': ['2', '3'] } } }],
    [
      'ten and more',
      {
        before: { counters: { '/messages': ['10+', '37'] } },
        after: { counters: { '/messages': ['10+', '37'] } },
      },
    ],
  ] satisfies [string, Parameters<typeof seenOf>[0]][])('is said of %s', (_, seen) => {
    expect(rulesOf(seen)).toEqual([]);
  });
});

describe('saved, says the screen', () => {
  const one = { ...sight, fields: [field('10')] };

  it('and another tab says something else', () => {
    const [problem] = differences(one, { ...sight, fields: [field('1')] });
    expect(problem).toMatchObject({ rule: 'saved otherwise', seen: expect.stringMatching(/'10'.*'1'/) });
  });

  it('and another tab says the same, or does not have the field, or it is a search', () => {
    expect(differences(one, one)).toEqual([]);
    expect(differences(one, sight)).toEqual([]);
    expect(
      differences(
        { ...sight, fields: [{ ...field('10'), isSearch: true }] },
        { ...sight, fields: [field('1')] },
      ),
    ).toEqual([]);
  });
});
