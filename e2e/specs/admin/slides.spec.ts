import { expectAccessible } from '../../commands/accessibility.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { slidesPage } from '../../pages/admin/slides.page.ts';
import { loginPage } from '../../pages/auth/login.page.ts';

test('a super user adds a slide, moves it, and visitors see it until it is deleted', async ({
  page,
  browser,
}, { project }) => {
  const slides = slidesPage(page);
  const title = `Chiusi per le feste ${project.name}`;
  const visitor = await (await browser.newContext()).newPage();

  await test.step('Given the slides of the demo', async () => {
    await signIn(page.request, 'admin');
    await slides.open();
    await expect(slides.slide('Firma dove sei')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('When they add one with a picture, for the page that presents the product', async () => {
    await slides.startAdding();
    await slides.choosePicture(await slides.drawPicture());
    await slides.writeTitle(title);
    await slides.untick('Accanto all’accesso');
    await expectAccessible(page);
    await slides.save();
    await expect(slides.slide(title)).toBeVisible();
  });

  await test.step('And bring it one place forward', async () => {
    await slides.moveUp(title);
    await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
  });

  await test.step('Then a visitor sees it, in a size of its place', async () => {
    await visitor.goto('/discover');
    const picture = visitor.locator('img[srcset*="1600w"]').first();
    await expect(picture).toBeAttached();
    await expect(visitor.getByText(title)).toBeAttached();
    await loginPage(visitor).open();
  });

  await test.step('Until it is deleted', async () => {
    await slides.remove(title);
    await expect(slides.slide(title)).toHaveCount(0);
  });
});
