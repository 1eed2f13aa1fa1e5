import { buildDocument, buildSignedDocument } from '../testing/document.builders.ts';
import { buildReceiverRow } from '../testing/receiver.builders.ts';
import { buttonsForAdmin, buttonsForReceiver } from './grid-buttons.ts';

const draft = buildDocument();
const signed = buildSignedDocument({ id: 'document-2' });

describe("an administrator's buttons", () => {
  it.each([
    ['nothing', [], ['add']],
    ['one that is not signed', [draft], ['view', 'send', 'edit', 'delete']],
    ['one that is signed with a saved copy', [signed], ['download', 'delete']],
    ['one that is signed without a copy', [{ ...signed, savesCopy: false }], ['delete']],
    ['several that are not signed', [draft, { ...draft, id: 'document-3' }], ['send', 'delete']],
    ['signed and unsigned ones', [draft, signed], ['delete']],
  ])('are, with %s selected, those of the specification', (_case, rows, buttons) => {
    expect(buttonsForAdmin(rows)).toEqual(buttons);
  });

  it('leave out what the server would refuse', () => {
    const may = { ...draft.may, edit: false, send: false };
    expect(buttonsForAdmin([{ ...draft, may }])).toEqual(['view', 'delete']);
    expect(buttonsForAdmin([{ ...draft, may: { ...draft.may, remove: false } }, draft])).toEqual(['send']);
  });
});

describe("a receiver's buttons", () => {
  const { may } = buildReceiverRow();
  const unverified = { may: { ...may, view: false, verifyMobile: true } };

  it('is to view where no code is asked for, or the phone is verified', () => {
    expect(buttonsForReceiver([{ may }])).toEqual(['view']);
  });

  it('is to verify the phone first where the document asks for a code, whoever sent it', () => {
    expect(buttonsForReceiver([unverified])).toEqual(['verifyMobile']);
  });

  it('is to view one that expired too', () => {
    expect(buttonsForReceiver([{ may: { ...may, view: false, sign: false } }])).toEqual(['view']);
  });

  it('are none with no row, or with several', () => {
    expect(buttonsForReceiver([])).toEqual([]);
    expect(buttonsForReceiver([{ may }, { may }])).toEqual([]);
  });
});
