import { expectAccessible } from '../../commands/accessibility.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { settingsPage } from '../../pages/admin/settings.page.ts';
import { chooseOption } from '../../hands/choose.ts';
import { typeInto } from '../../hands/type-into.ts';

test('an administrator sets what holds for a company, and tries whether mail arrives', async ({ page }, {
  project,
}) => {
  const settings = settingsPage(page);
  // Each size has a company of its own: both run against one server, and one has one version of its settings.
  const isPhone = project.name === 'phone';

  await test.step('Given an administrator at the settings of their company', async () => {
    await signIn(page.request, isPhone ? 'hr.acme' : 'admin');
    await settings.open();
    if (!isPhone) await chooseOption(settings.company, 'Beta S.r.l.');
    await expect(settings.minutes).toHaveValue('0');
    await expectAccessible(page);
  });

  await test.step('When they name a domain that is everybody’s, it is refused on its field and nothing is lost', async () => {
    const known = await settings.domains.inputValue();
    await typeInto(settings.domains, 'gmail.com');
    await typeInto(settings.minutes, '15');
    await settings.save();
    await expect(page.getByText(/^C’è un dominio di posta di tutti/)).toBeVisible();
    await expect(settings.minutes).toHaveValue('15');
    await expectAccessible(page);
    await typeInto(settings.domains, known);
  });

  await test.step('Then it is saved, and stands after a reload', async () => {
    await settings.save();
    await expect(page.getByText('Dati salvati correttamente')).toBeVisible();
    await settings.open();
    if (!isPhone) await chooseOption(settings.company, 'Beta S.r.l.');
    await expect(settings.minutes).toHaveValue('15');
  });

  await test.step('And so are the months for which data is kept, which say what is past them and from when on it goes', async () => {
    await expect(page.getByRole('heading', { name: 'Conservazione dei dati' })).toBeVisible();
    await expect(page.getByText(/^Fino al \d\d-\d\d-\d{4} non si elimina nulla/)).toBeVisible();
    await typeInto(settings.hoursMonths, '59');
    await settings.save();
    await expect(page.getByText('Da 60 a 240 mesi')).toBeVisible();
    await typeInto(settings.hoursMonths, '84');
    await settings.save();
    await expect(page.getByText('Dati salvati correttamente').first()).toBeVisible();
    await settings.open();
    if (!isPhone) await chooseOption(settings.company, 'Beta S.r.l.');
    await expect(settings.hoursMonths).toHaveValue('84');
    await expectAccessible(page);
  });

  await test.step('And a mail to oneself is followed until it was sent', async () => {
    await settings.testMail.click();
    await expect(page.getByText(/@acme\.example: resta nella casella/)).toBeVisible();
    await expectAccessible(page);
  });
});
