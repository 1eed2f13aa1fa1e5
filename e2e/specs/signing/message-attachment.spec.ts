import { expectAccessible } from '../../commands/accessibility.ts';
import { expect, test } from '../../core/test.ts';
import { viewerPage } from '../../pages/platform/viewer.page.ts';
import { messageAttachment } from '../../pages/signing/message-attachment.page.ts';

test('somebody reads the PDF of a message: zooms, searches, keeps it, and asks how to', async ({
  page,
  signInAs,
}) => {
  const attachment = messageAttachment(page);
  const viewer = viewerPage(page);

  await test.step('Given a message of the demo whose reading was accepted', async () => {
    await signInAs('mario.rossi');
    await attachment.open('demo-regolamento-mario.rossi');
    await expect(attachment.title('Regolamento sulla sicurezza')).toBeVisible();
    await expect.poll(() => viewer.isSharp(1)).toBe(true);
    await expectAccessible(page);
  });

  await test.step('When they zoom, the page is drawn anew, larger', async () => {
    await viewer.resetZoom();
    await expect.poll(() => viewer.isSharp(1)).toBe(true);
    const width = await viewer.drawnWidth(1);
    await attachment.zoomIn();
    await expect.poll(async () => (await viewer.drawnWidth(1)) / width).toBeCloseTo(1.1, 1);
    await viewer.resetZoom();
  });

  await test.step('When they search, they are led to the page that has the word, and on to the next', async () => {
    await attachment.search('evacuazione');
    await expect(page.getByText('1 di 1')).toBeVisible();
    await expect(page.locator('[data-page="11"]')).toBeInViewport();
    await attachment.closeSearch();
    await attachment.search('regolamento');
    await expect(page.getByText(/^\d+ di 12$/)).toBeVisible();
    await attachment.nextResult();
    await attachment.closeSearch();
  });

  await test.step('When they keep it, they have the file under its name', async () => {
    const coming = page.waitForEvent('download');
    await attachment.actions.press('Scarica');
    expect((await coming).suggestedFilename()).toBe('regolamento-sicurezza.pdf');
  });

  await test.step('Then the help shows a film that can be played, and says the same in words', async () => {
    await attachment.actions.press('Aiuto');
    await expect(attachment.help()).toBeVisible();
    const film = attachment.help().getByLabel(/^Video/);
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    const seconds = await film.evaluate(async (video: HTMLVideoElement) => {
      await video.play();
      return video.duration;
    });
    expect(seconds).toBeGreaterThan(10);
    // The words come by a file of their own, after the film may have begun.
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
      .toBeGreaterThan(3);
    await film.evaluate((video: HTMLVideoElement) => video.pause());
    await expectAccessible(page);
  });
});

test('somebody looks closely at the picture of a message; nobody else can @phone', async ({
  page,
  signInAs,
}) => {
  const attachment = messageAttachment(page);
  const viewer = viewerPage(page);
  await signInAs('mario.rossi');
  await attachment.open('demo-planimetria-mario.rossi');
  await expect.poll(() => viewer.isSharp(1)).toBe(true);
  const width = await viewer.drawnWidth(1);
  await viewer.zoomIn();
  await expect.poll(() => viewer.drawnWidth(1)).toBeGreaterThan(width * 1.5);
  await expectAccessible(page);
  await attachment.open('demo-planimetria-giulia.bianchi');
  await expect(page.getByText('L’allegato non c’è')).toBeVisible();
  await attachment.open('demo-chiusura-mario.rossi');
  await expect(page.getByText('Prima si accetta la lettura')).toBeVisible();
});
