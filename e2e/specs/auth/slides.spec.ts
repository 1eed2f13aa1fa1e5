import { expectAccessible } from '../../commands/accessibility.ts';
import { expect, test } from '../../core/test.ts';
import { loginPage } from '../../pages/auth/login.page.ts';

test('the sign-in shows the slides after the form, which does not move for them', async ({ page }) => {
  const login = loginPage(page);
  const region = page.getByRole('region', { name: 'Che cosa si fa con Sportello' });
  await login.open();
  const before = await login.username.boundingBox();

  await test.step('When the slides have come, then the form is where it was', async () => {
    await expect(region).toBeVisible();
    expect(await login.username.boundingBox()).toEqual(before);
    await expectAccessible(page);
  });

  await test.step('And one looks through them by the buttons', async () => {
    await region.scrollIntoViewIfNeeded();
    const second = region.getByRole('group', { name: /^2 di/ });
    await expect(second).toHaveAttribute('inert');
    await region.getByRole('button', { name: 'Avanti' }).click();
    await expect(second).not.toHaveAttribute('inert');
    await expect(second.getByText(/Firma dove sei|Sai sempre/)).toBeInViewport();
    const width = await second.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth);
    expect(width).toBeGreaterThan(0);
  });
});

test('somebody who has never been here looks at what there is, and goes on to the sign-in', async ({
  page,
}) => {
  await test.step('Given the first slide on the whole screen', async () => {
    await loginPage(page).open();
    await page.getByRole('link', { name: 'Scopri Sportello' }).click();
    await expect(page).toHaveURL(/\/discover$/);
    await expect(page.getByRole('heading', { name: 'Firma dove sei' })).toBeInViewport();
    await expectAccessible(page);
    const isTooLarge = await page.evaluate(
      () =>
        document.documentElement.scrollWidth > window.innerWidth ||
        document.documentElement.scrollHeight > window.innerHeight,
    );
    expect(isTooLarge, 'one has to scroll').toBe(false);
  });

  await test.step('When one goes on to the last', async () => {
    await page.getByRole('button', { name: 'Avanti' }).click();
    await expect(page.getByRole('heading', { name: 'Sai sempre a che punto è' })).toBeInViewport();
    await page.getByRole('button', { name: 'Avanti' }).click();
    await expect(page.getByRole('heading', { name: 'Una firma che resta' })).toBeInViewport();
    await expectAccessible(page);
  });

  await test.step('Then it leads to the sign-in', async () => {
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(loginPage(page).username).toBeVisible();
  });
});
