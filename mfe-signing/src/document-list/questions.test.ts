import { changeLanguage, getTexts } from 'shared-ui';
import { buildDocument } from '../testing/document.builders.ts';
import { documentListTexts } from './document-list.texts.ts';
import { deletionText } from './questions.ts';

const t = getTexts(documentListTexts);
const sent = { isSent: true, state: 'sent', delivery: 'sent' } as const;
const begun = (title: string, signaturesDone: number) =>
  buildDocument({ ...sent, id: title, title, signaturesDone, signaturesTotal: 3 });

beforeAll(() => changeLanguage('it'));

describe('what is asked before documents are deleted', () => {
  it('names the signatures that are lost, and the mail that says so', () => {
    expect(
      deletionText({ rows: [begun('Offerta', 1)], t })
        .split('\n')
        .slice(1),
    ).toEqual([
      '«Offerta» ha già 1 firma su 3: andrà persa.',
      'Il link che il destinatario ha ricevuto non vale più.',
      'Chi deve firmarlo riceve un’e‑mail: «Ritirato».',
    ]);
  });

  it('names those of as many as one reads', () => {
    const rows = ['A', 'B', 'C', 'D'].map((title) => begun(title, 2));
    const text = deletionText({ rows, t });
    expect(text).toContain('«C» ha già 2 firme su 3: andranno perse.');
    expect(text).not.toContain('«D» ha già');
    expect(text).toContain('Un altro documento ha già delle firme: andranno perse.');
    expect(text).toContain('Chi deve firmarli riceve');
  });

  it('promises no mail where none leaves', () => {
    const withoutMail = buildDocument({ ...sent, delivery: 'none' });
    const putOff = buildDocument({ ...sent, delivery: 'queued', mailLeavesAt: '2031-11-23T08:00:00.000Z' });
    const over = buildDocument({ ...sent, expires: true, expiresAt: '2020-01-01T00:00:00.000Z' });
    const rows = [buildDocument(), withoutMail, putOff, over];
    expect(deletionText({ rows, t })).not.toContain('riceve un’e‑mail');
    expect(deletionText({ rows, t })).not.toContain('firma su');
  });
});
