import type { DocumentRow } from 'shared-api/contracts/signing';
import { changeLanguage, getTexts } from 'shared-ui';
import { buildDocument } from '../testing/document.builders.ts';
import { documentListTexts } from './document-list.texts.ts';
import { deliveryWord, expiryWord, lifecycleState, signedWord } from './document-state.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const t = getTexts(documentListTexts);

beforeAll(() => changeLanguage('it'));

describe('where a document stands, in a word', () => {
  it.each<[Partial<DocumentRow>, string]>([
    [{}, 'Da firmare'],
    [{ signaturesDone: 1, signaturesTotal: 3 }, '1 di 3 firme'],
    [{ state: 'sealing' }, 'In preparazione'],
    [{ state: 'sealing', hasSealProblem: true }, 'In ritardo, si riprova'],
    [{ state: 'sealing', hasSealProblem: true, isSealGivenUp: true }, 'PDF non riuscito'],
    [{ isSigned: true, isFileChanged: true }, 'File alterato'],
    [{ isSigned: true, signaturesDone: 3, signaturesTotal: 3 }, 'Firmato'],
  ])('of the signing: %j', (row, word) => {
    expect(signedWord(buildDocument(row), t).text).toBe(word);
  });

  it.each<[Partial<DocumentRow>, string]>([
    [{}, 'Senza scadenza'],
    [{ expires: true, expiresAt: '2026-11-21T13:00:00.000Z' }, 'Con scadenza'],
    [{ expires: true, expiresAt: '2026-11-21T11:00:00.000Z' }, 'Scaduto'],
    [{ expires: true, expiresAt: '2026-11-21T11:00:00.000Z', isSigned: true }, 'Con scadenza'],
    [{ expires: true, expiresAt: '2026-11-21T11:00:00.000Z', state: 'sealing' }, 'Con scadenza'],
  ])('of its time: %j', (row, word) => {
    expect(expiryWord(buildDocument(row), t, now.getTime()).text).toBe(word);
  });

  it('of its mail, with what went wrong', () => {
    const bounced = buildDocument({ isSent: true, delivery: 'bounced', deliveryProblem: 'no such box' });
    expect(deliveryWord(bounced, t)).toEqual({
      tone: 'error',
      text: 'E‑mail respinta',
      detail: 'no such box',
    });
    expect(deliveryWord({ ...bounced, isSent: false }, t).tone).toBe('neutral');
  });

  it('of its mail, with when it leaves that mail times put off', () => {
    const queued = buildDocument({
      isSent: true,
      state: 'sent',
      delivery: 'queued',
      mailLeavesAt: '2026-11-23T08:00:00.000Z',
    });
    expect(deliveryWord(queued, t).text).toBe('In coda, parte 23/11/2026, 09:00');
    expect(lifecycleState(queued, t).word).toBe('In coda, parte 23/11/2026, 09:00');
    expect(deliveryWord({ ...queued, mailLeavesAt: null }, t).text).toBe('Invio in corso');
  });
});
