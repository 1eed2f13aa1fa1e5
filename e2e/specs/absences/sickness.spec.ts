import { expectAccessible } from '../../commands/accessibility.ts';
import { quietWeek } from '../../commands/quiet-weeks.ts';
import { makeContract } from '../../commands/sample-pdf.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { sicknessPage } from '../../pages/absences/sickness.page.ts';
import { shellPage } from '../../pages/platform/shell.page.ts';
import { typeInto } from '../../hands/type-into.ts';
import { chooseFiles } from '../../hands/choose.ts';

test('somebody is sick, sends a number and the certificate, and an administrator approves it', async ({
  page,
  browser,
}, info) => {
  const [, first, last] = quietWeek('sickness', info);
  const sickness = sicknessPage(page);

  await test.step('Given somebody who falls ill', async () => {
    await signIn(page.request, 'giulia.bianchi');
    await page.goto('/dash');
    await shellPage(page).openFromMenu('Malattia');
    await sickness.open();
    await expectAccessible(page);
  });

  await test.step('When they choose the days and give a number that is a digit short', async () => {
    await sickness.chooseDays(first.inWords, last.inWords);
    await expect(sickness.summary).toContainText('2 giorni di lavoro, 16 ore');
    await typeInto(sickness.protocol, '12345678');
    await expect(page.getByText('Di solito ha 9 cifre: controllalo. Puoi inviarlo comunque.')).toBeVisible();
    await expectAccessible(page);
    await sickness.send();
    await expect(sickness.question).toContainText(
      `Vuoi inserire la malattia per data ${first.onScreen} - ${last.onScreen} ?`,
    );
    await sickness.question.getByRole('button', { name: 'Invia' }).click();
  });

  await test.step('Then it is sent, and the calendar has it', async () => {
    await expect(sickness.popup('La richiesta è stata inviata correttamente')).toBeVisible();
    await expect(sickness.day(first.inWords)).toHaveAccessibleName(/Da approvare/);
  });

  await test.step('When they add the certificate', async () => {
    await sickness.openHistory();
    await sickness.row(first.onScreen).click();
    await expectAccessible(page);
    await sickness.inDialog('Aggiungi un certificato').click();
    const { certificate } = sickness;
    await typeInto(certificate.getByRole('textbox', { name: 'Numero di protocollo' }), '987654321');
    const buffer = await makeContract('Attestato di malattia');
    await chooseFiles(certificate.getByLabel('File del certificato'), {
      name: 'attestato.pdf',
      mimeType: 'application/pdf',
      buffer,
    });
    await expectAccessible(page);
    await certificate.getByRole('button', { name: 'Aggiungi', exact: true }).click();
    await expect(sickness.popup('Certificato aggiunto')).toBeVisible();
  });

  await test.step('Then they can read it again', async () => {
    const saved = page.waitForEvent('download');
    await sickness.inDialog('Scarica allegato attestato.pdf').click();
    expect((await saved).suggestedFilename()).toBe('attestato.pdf');
    await sickness.inDialog('Indietro').click();
  });

  const office = await browser.newContext();
  const desk = await office.newPage();
  await test.step('When an administrator opens it, unread, and approves it', async () => {
    const theirs = sicknessPage(desk);
    await signIn(desk.request, 'hr.acme');
    await theirs.open();
    await theirs.openHistory();
    await expect(desk.getByText('Da leggere').first()).toBeVisible();
    await theirs.row(first.onScreen).click();
    await theirs.inDialog('Cambia stato').click();
    const sheet = desk.getByRole('dialog', { name: 'Stato della richiesta' });
    await expect(sheet.getByRole('button', { name: /Apri|Aperta/ })).toHaveCount(0);
    await expectAccessible(desk);
    await sheet.getByRole('button', { name: 'Approva' }).click();
    await expect(theirs.popup('La richiesta è stata salvata correttamente')).toBeVisible();
    await office.close();
  });

  await test.step('Then its person sees it approved and who read it, without a reload, and cannot delete it', async () => {
    await sickness.row(first.onScreen).click();
    await expect(sickness.dialog).toContainText('Approvata');
    await expect(sickness.readings).toContainText('Elena Ricci ha letto la malattia');
    await expectAccessible(page);
    await expect(sickness.inDialog('Chiedi di ritirarla')).toBeVisible();
    await expect(sickness.inDialog('Elimina')).toHaveCount(0);
  });
});
