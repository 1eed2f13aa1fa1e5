import { expectAccessible } from '../../commands/accessibility.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { slidesPage } from '../../pages/admin/slides.page.ts';

interface Shown {
  readonly slides: { title: string; sources: { address: string; width: number }[] }[];
}

test('a super user adds a slide, moves it, and visitors see it until it is deleted', async ({
  page,
  browser,
}, { project }) => {
  const slides = slidesPage(page);
  const title = `Chiusi per le feste ${project.name}`;
  const visitor = await browser.newContext();

  await test.step('Given the slides of the demo', async () => {
    await signIn(page.request, 'admin');
    await slides.open();
    await expect(slides.slide('Firma dove sei')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When they add one with a picture, beside the sign-in', async () => {
    await slides.startAdding();
    await slides.choosePicture(await slides.drawPicture());
    await slides.writeTitle(title);
    await page.keyboard.press('Escape');
    await expect(slides.question).toContainText('andranno perse');
    await expectAccessible(page);
    await slides.stay();
    await slides.untick('In «Scopri»');
    await expectAccessible(page);
    await slides.save();
    await expect(slides.slide(title)).toBeVisible();
  });

  await test.step('And bring it one place forward', async () => {
    await slides.moveUp(title);
    await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
  });

  await test.step('Or drag it to the beginning, and it is there again after a reload', async () => {
    if (project.name !== 'desktop') return;
    const first = await slides.titles().first().innerText();
    const wanted = first === title ? await slides.titles().nth(1).innerText() : title;
    await slides.entry(wanted).dragTo(slides.titles().first());
    await expect(slides.titles().first()).toHaveText(wanted);
    await page.reload();
    await expect(slides.titles().first()).toHaveText(wanted);
  });

  await test.step('Then a visitor sees it, in a size of its place', async () => {
    const { slides: shown } = (await (
      await visitor.request.get('/api/getSlides?view=login')
    ).json()) as Shown;
    const [, , large] = shown.find((slide) => slide.title === title)?.sources ?? [];
    expect(large?.width).toBe(1600);
    const picture = await visitor.request.get(large?.address ?? '');
    expect(picture.headers()['content-type']).toBe('image/webp');
  });

  await test.step('Until it is deleted', async () => {
    await slides.remove(title);
    await expect(slides.slide(title)).toHaveCount(0);
  });
});
