import { saveSignatures, type ShownPage } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { documentSubject } from '../documents/document-audit.ts';
import { findDocument } from '../documents/document.repository.ts';
import { drawingsFor, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning } from '../testing/signing-app.ts';

describeSigning('what was shown to who signs', (signingApp) => {
  it('keeps in the log how the page of a box was shown, and which others were', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 2 });
    const at = '2026-03-02T08:59:00.000Z';
    const shownPages: ShownPage[] = [
      { page: 1, how: 'screen', at },
      { page: 2, how: 'file', at },
      { page: 9, how: 'screen', at },
    ];
    await callOn(
      app.app,
      saveSignatures,
      { id, signatures: drawingsFor(0, 1), shownPages },
      { cookie: app.cookies.mario },
    );
    const log = await app.platform.audit.list(app.db, documentSubject(id));
    const shown = log.filter(({ action }) => action === 'box.signed').map(({ data }) => data['shown']);
    expect(shown).toEqual([
      { how: 'screen', at, onScreen: '1', inFile: '2' },
      { how: 'file', at, onScreen: '1', inFile: '2' },
    ]);
  });

  it('takes no signature for another file than the document’s, and keeps that it was compared', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 2 });
    const at = '2026-03-02T08:59:00.000Z';
    const { fileHash = '' } = (await findDocument(app.db, id)) ?? {};
    const shownFrom = (...files: string[]): ShownPage[] =>
      files.map((file, index) => ({ page: index + 1, how: 'screen', at, file }));
    const attempt = (shownPages: ShownPage[]) =>
      callOn(
        app.app,
        saveSignatures,
        { id, signatures: drawingsFor(0, 1), shownPages },
        { cookie: app.cookies.mario },
      );
    const swapped = await attempt(shownFrom(fileHash, 'a'.repeat(64)));
    expect(swapped.error?.code).toBe('file-changed');
    expect((await attempt(shownFrom(fileHash, fileHash))).error).toBeUndefined();
    const log = await app.platform.audit.list(app.db, documentSubject(id));
    const kept = log.filter(({ action }) => action === 'box.signed').map(({ data }) => data['shown']);
    expect(kept).toEqual([
      expect.objectContaining({ file: fileHash }),
      expect.objectContaining({ file: fileHash }),
    ]);
  });
});
