import { reportFailure } from 'shared-api/contracts/platform';
import { expectAccessible } from '../../commands/accessibility.ts';
import { callApi } from '../../core/call.ts';
import { expect, test } from '../../core/test.ts';
import { failuresPage } from '../../pages/admin/failures.page.ts';

test('an administrator is told what failed, sees it live, and puts it away', async ({
  page,
  signInAs,
}, info) => {
  const failures = failuresPage(page);
  const build = `story-${info.project.name}-${info.retry}`;
  const fail = (code: string) =>
    callApi(page.request, reportFailure, {
      area: 'shell',
      kind: 'stopped',
      build,
      code,
      message: 'TypeError: x is undefined',
    });

  await test.step('Given an area that failed in a browser, which the dashboard says', async () => {
    await signInAs('admin');
    await fail('AAAA-1111');
    await page.goto('/dash');
    await expect(failures.line).toBeVisible();
    await failures.openLine.click();
    await expect(failures.row(build)).toContainText('1 volta');
    await expect(failures.row(build)).toContainText('Cornice del portale');
    await expectAccessible(page);
  });

  await test.step('When it happens again, the list says so by itself', async () => {
    await fail('BBBB-2222');
    await expect(failures.row(build)).toContainText('2 volte');
    await expect(failures.row(build)).toContainText('BBBB-2222');
  });

  await test.step('Then it is archived, had back, and archived again', async () => {
    await failures.archive(build);
    await expect(failures.row(build)).toHaveCount(0);
    await failures.undo.click();
    await failures.archive(build);
    await expect(failures.row(build)).toHaveCount(0);
    await page.goto('/failures?kind=area');
    await expect(failures.kind).toHaveValue('area');
    await expect(failures.row(build)).toHaveCount(0);
  });

  await test.step('And it comes back when it happens once more', async () => {
    await fail('CCCC-3333');
    await expect(failures.row(build)).toContainText('3 volte');
    await failures.archive(build);
  });
});

test('an administrator selects several that failed, and archives them at once', async ({
  page,
  signInAs,
}, info) => {
  const isPhone = info.project.name === 'phone';
  const failures = failuresPage(page);
  const builds = ['one', 'two', 'three'].map((name) => `several-${name}-${info.project.name}-${info.retry}`);

  await test.step('Given three areas that failed in browsers', async () => {
    await signInAs('admin');
    for (const build of builds)
      await callApi(page.request, reportFailure, {
        area: 'signing',
        kind: 'stopped',
        build,
        code: 'DDDD-4444',
        message: 'TypeError: x is undefined',
      });
    await failures.open('?kind=area');
    await expect(failures.row(builds[2] ?? '')).toBeVisible();
  });

  await test.step('When two are selected, the bar says so', async () => {
    for (const build of builds.slice(0, 2)) await failures.select(build, isPhone ? 'press' : 'key');
    await expect(page.getByText('2 voci selezionate')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Riprova (2)' })).toBeDisabled();
    await expectAccessible(page);
  });

  await test.step('Then they are archived, and the third stays', async () => {
    await page.getByRole('button', { name: 'Archivia (2)' }).click();
    for (const build of builds.slice(0, 2)) await expect(failures.row(build)).toHaveCount(0);
    await expect(failures.row(builds[2] ?? '')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Archivia tutto' })).toBeVisible();
    await failures.archive(builds[2] ?? '');
  });
});
