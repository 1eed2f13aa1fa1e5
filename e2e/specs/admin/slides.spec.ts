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
    await slides.untick('In «Scopri»');
    await expectAccessible(page);
    await slides.save();
    await expect(slides.slide(title)).toBeVisible();
  });

  await test.step('And bring it one place forward', async () => {
    await slides.moveUp(title);
    await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
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
