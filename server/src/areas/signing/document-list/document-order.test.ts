import { countListedDocuments, listDocuments } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { insertDocument } from '../documents/document.repository.ts';
import { addDocument, sendDocument } from '../testing/documents.builders.ts';
import { documentRecord } from '../testing/document-record.builders.ts';
import { describeSigning } from '../testing/signing-app.ts';

describeSigning('the order of the document grid', (signingApp) => {
  const day = (number: number) => new Date(Date.UTC(2026, 10, number));
  const kinds = [
    { id: 'a', title: 'Zeta', receiverSurname: 'Bianchi', state: 'signed', sentAt: day(3), signedAt: day(9) },
    { id: 'b', title: 'alfa', receiverSurname: 'rossi', state: 'sent', sentAt: day(4) },
    { id: 'c', title: 'Alfa', receiverSurname: 'Rossi', state: 'sent', sentAt: day(5), openedAt: day(6) },
    { id: 'd', title: 'Beta', receiverSurname: 'Verdi', state: 'draft' },
    { id: 'e', title: 'Beta', receiverSurname: 'Verdi', state: 'signed', sentAt: day(1), signedAt: day(2) },
  ] as const;
  const inOrder = {
    created: 'abcde',
    lifecycle: 'dbcae',
    title: 'bcdea',
    receiver: 'abcde',
    sent: 'deabc',
    signed: 'bcdea',
  } as const;

  it.each(Object.entries(inOrder))('goes by %s, page after page, both ways', async (name, ascending) => {
    const app = signingApp();
    const sort = name as keyof typeof inOrder;
    for (const { id, title, ...kind } of kinds) {
      const now = app.clock.now();
      const searchKey = title.toLowerCase();
      await insertDocument(app.db, { ...documentRecord({ id, now }), title, searchKey, ...kind });
      app.clock.advance(1);
    }
    for (const cookie of [app.cookies.acme, app.cookies.root])
      for (const direction of ['ascending', 'descending'] as const) {
        let found = '';
        let cursor: string | null | undefined;
        while (cursor !== null) {
          const { output } = await callOn(
            app.app,
            listDocuments,
            {
              start: 0,
              status: '-1',
              search: '',
              sort,
              direction,
              length: 2,
              ...(cursor && { cursor }),
            },
            { cookie },
          );
          found += output.rows.map(({ id }) => id).join('');
          cursor = output.next;
        }
        const wanted = direction === 'ascending' ? ascending : ascending.split('').toReversed().join('');
        expect(found).toBe(wanted);
      }
  });
});

describeSigning('how many documents the grid has', (signingApp) => {
  const filters = { status: '-1', search: '' } as const;

  it('is counted under the same filters, for who sees them alone', async () => {
    const app = signingApp();
    await addDocument(app, { title: 'Bozza' });
    await sendDocument(app, { title: 'Inviato' });
    const count = async (cookie: string, query: object = {}) =>
      (await callOn(app.app, countListedDocuments, { ...filters, ...query }, { cookie })).output.total;
    expect(await count(app.cookies.acme)).toBe(2);
    expect(await count(app.cookies.acme, { search: 'bozza' })).toBe(1);
    expect(await count(app.cookies.acme, { status: '1' })).toBe(0);
    expect(await count(app.cookies.mario)).toBe(1);
    expect(await count(app.cookies.beta)).toBe(0);
  });

  it('is refused of another company, and to a visitor', async () => {
    const app = signingApp();
    const ask = (cookie: string) =>
      callOn(app.app, countListedDocuments, { ...filters, companyId: 'beta' }, { cookie });
    expect((await ask(app.cookies.acme)).error?.code).toBe('forbidden');
    expect((await ask('')).error?.code).toBe('not-signed-in');
  });
});
