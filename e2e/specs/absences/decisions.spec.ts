import type { APIRequestContext } from '@playwright/test';
import { addLeave, endDelegation, listDelegations } from 'shared-api/contracts/absences';
import { dayInItaly } from 'shared-api/contracts/common';
import { expectAccessible } from '../../commands/accessibility.ts';
import { callApi } from '../../core/call.ts';
import { findMail } from '../../core/outbox.ts';
import { findDecisionLink } from '../../commands/decision-links.ts';
import { quietWeek, type WrittenDay } from '../../commands/quiet-weeks.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { decisionsPage } from '../../pages/absences/decisions.page.ts';
import { typeInto } from '../../hands/type-into.ts';

async function ask(by: APIRequestContext, { day }: WrittenDay): Promise<void> {
  await callApi(by, addLeave, {
    cause: 'unpaidLeave',
    from: day,
    to: day,
    start: null,
    end: null,
    note: 'Trasloco',
    send: true,
  });
}

test('administrators decide about several at once, by a mail, and have somebody decide in their place', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const decisions = decisionsPage(page);
  const [, first, second, third, fourth] = quietWeek('decisions', info);
  const context = { ...(baseURL && { baseURL }) };
  const since = new Date().toISOString();
  const mailTo = (to: string, subject: RegExp) =>
    findMail(page.request, (mail) => mail.to === to && mail.at >= since && subject.test(mail.subject));

  await test.step('Given somebody who asked for four days', async () => {
    const mario = await browser.newContext(context);
    await signIn(mario.request, 'mario.rossi');
    for (const day of [first, second, third, fourth]) await ask(mario.request, day);
    await mario.close();
  });

  await test.step('And an administrator in whose place nobody decides', async () => {
    await signIn(page.request, 'hr.acme');
    // An earlier try may have ended before it took its delegation back.
    const { given } = await callApi(page.request, listDelegations, {});
    for (const { id } of given) await callApi(page.request, endDelegation, { id });
  });

  await test.step('When they approve two of them once it was asked', async () => {
    await decisions.openOf('Rossi Mario');
    await expect(decisions.title).toBeVisible();
    await expect(decisions.row(first.onScreen)).toContainText('Da approvare');
    await expectAccessible(page);
    for (const day of [first, second]) await decisions.select(day.onScreen);
    await decisions.press('Approva');
    await expect(decisions.question).toContainText('Approvare 2 richieste?');
    await expect(decisions.question).toContainText('Di 1 persona: 2 giorni lavorativi');
    await expectAccessible(page);
    await decisions.question.getByRole('button', { name: 'Approva' }).click();
    await expect(decisions.popup.getByText('Approvazione di 2 richieste')).toBeVisible();
    await decisions.doNow();
    await expect(decisions.card('Approvazione di 2 richieste')).toContainText('2 riusciti');
  });

  await test.step('Then they wait no more, and their person is told by mail', async () => {
    await expect(page.getByText(first.onScreen)).toHaveCount(0);
    const mail = await mailTo('mario.rossi@acme.example', /^Richiesta approvata/);
    expect(mail.text).toContain('Deciso da: Elena Ricci');
  });

  await test.step('When another has the link of their mail, it shows the request and who else is away', async () => {
    // Every request asks in the same words: only the link says which it is.
    await mailTo('admin@acme.example', /^Una richiesta da decidere – Acme/);
    const link = await findDecisionLink(page.request, {
      to: 'admin@acme.example',
      since,
      day: third.day,
      name: 'Rossi Mario',
    });
    const visitor = await browser.newContext({ ...context, ...info.project.use });
    const other = await visitor.newPage();
    await other.goto(new URL(link).pathname + new URL(link).hash);
    await expect(other.getByRole('heading', { name: 'Rossi Mario' })).toBeVisible();
    await expect(other.getByText(third.onScreen)).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Chi altro è assente' })).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Rifiuta' }).click();
    const dialog = other.getByRole('dialog', { name: 'Rifiutare 1 richiesta?' });
    await typeInto(dialog.getByLabel('Motivo'), 'Siamo in pochi');
    await dialog.getByRole('button', { name: 'Rifiuta' }).click();
    await expect(other.getByText('La richiesta di Rossi Mario è rifiutata')).toBeVisible();
    await other.reload();
    await expect(other.getByText('Il link non è più valido')).toBeVisible();
    await visitor.close();
    const mail = await mailTo('mario.rossi@acme.example', /^Richiesta rifiutata/);
    expect(mail.text).toContain('Motivo: Siamo in pochi');
  });

  await test.step('And whoever has a delegation decides in the administrator’s place', async () => {
    const today = dayInItaly(new Date());
    await page.goto(`/absences?delegate=${today}_${today}`);
    const dialog = decisions.dialog('Delega le decisioni');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await decisions.pickPerson('Bianchi Giulia');
    await dialog.getByRole('button', { name: 'Delega', exact: true }).click();
    await expect(decisions.popup.getByText(/^Giulia Bianchi decide al tuo posto/)).toBeVisible();
    await mailTo('giulia.bianchi@acme.example', /ti delega le richieste di assenza – Acme/);

    const delegate = await browser.newContext({ ...context, ...info.project.use });
    await signIn(delegate.request, 'giulia.bianchi');
    const others = decisionsPage(await delegate.newPage());
    await others.openOf('Rossi Mario');
    const panel = await others.openPanel(fourth.onScreen, 'Rossi Mario');
    await expect(panel.getByText('Decidi al posto di Elena Ricci.')).toBeVisible();
    await panel.getByRole('button', { name: 'Approva' }).click();
    await others.doNow();
    await expect(others.popup.getByText('La richiesta di Rossi Mario è approvata')).toBeVisible();
    await delegate.close();

    await page.goto('/absences?search=Rossi%20Mario&state=approved');
    const decided = await decisions.openPanel(fourth.onScreen, 'Rossi Mario');
    const names = 'Giulia Bianchi, al posto di Elena Ricci';
    await expect(decided.getByText(names).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Termina la delega a Giulia Bianchi' }).click();
    await expect(decisions.popup.getByText('La delega a Giulia Bianchi è terminata')).toBeVisible();
  });
});
