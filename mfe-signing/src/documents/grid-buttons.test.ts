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
  const row = buildReceiverRow();
  const unverified = { ...row, may: { ...row.may, view: false, verifyMobile: true } };

  it('is to view where no code is asked for', () => {
    expect(buttonsForReceiver([row], false)).toEqual(['view']);
  });

  it('is to verify the phone first where a code is asked for, then to view', () => {
    expect(buttonsForReceiver([unverified], true)).toEqual(['verifyMobile']);
    expect(buttonsForReceiver([{ ...row, isPhoneVerified: true }], true)).toEqual(['view']);
  });

  it('are none with no row, with several, or with one that expired', () => {
    expect(buttonsForReceiver([], false)).toEqual([]);
    expect(buttonsForReceiver([row, { ...row, id: 'document-2' }], false)).toEqual([]);
    expect(buttonsForReceiver([{ ...row, may: { ...row.may, view: false } }], false)).toEqual([]);
  });
});
