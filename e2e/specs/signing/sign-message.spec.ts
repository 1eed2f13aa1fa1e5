import { expectAccessible } from '../../commands/accessibility.ts';
import { hasPdfsig, readSignatures } from '../../commands/pdfsig.ts';
import { expect, test } from '../../core/test.ts';
import { signMessage } from '../../pages/signing/sign-message.page.ts';

test('somebody signs the PDF of a message where they like, with a text beside it', async ({
  page,
  signInAs,
}, { project }) => {
  const sign = signMessage(page);
  // Each size has a message of its own: one is signed once.
  const username = project.name === 'phone' ? 'giulia.bianchi' : 'mario.rossi';

  await test.step('Given a message whose reading was accepted', async () => {
    await signInAs(username);
    await sign.open(`demo-consenso-${username}`);
    await expect(sign.drawing(1)).toBeVisible();
  });

  await test.step('When they save without a signature, the pad opens', async () => {
    await sign.actions.press('Salva');
    await expect(page.getByText('La firma è richiesta')).toBeVisible();
    await sign.typeSignature();
    await expect(sign.box('Firma, pagina 1')).toBeFocused();
  });

  await test.step('When they move it by keys and write a text, both stand on the page', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await sign.actions.press('Testo');
    await sign.writeText('Letto e approvato');
    await expect(sign.box('Casella di testo, pagina 1')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Then it is signed, and selected among the documents', async () => {
    await sign.actions.press('Salva');
    await expect(page.getByText('Il tuo documento è stato firmato correttamente')).toBeVisible({
      timeout: 20_000,
    });
    await expect(page).toHaveURL(/\/documents$/);
    await expect(page.getByText('Consenso per le fotografie').first()).toBeVisible();
    await sign.open(`demo-consenso-${username}`);
    await expect(page.getByText('Questo messaggio è già firmato')).toBeVisible();
    if (!(await hasPdfsig())) return;
    const signed = await page.request.get(`/api/AlertMsgDownloadAttachment?v_id=demo-consenso-${username}`);
    expect(signed.headers()['content-disposition']).toContain('signed_consenso-fotografie.pdf');
    expect(await readSignatures(await signed.body())).toEqual(
      Array.from({ length: 2 }, () => 'Signature is Valid.'),
    );
  });
});
