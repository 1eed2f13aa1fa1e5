import { expectAccessible } from '../../commands/accessibility.ts';
import { addColleague } from '../../commands/colleagues.ts';
import { findLink } from '../../commands/newcomers.ts';
import { findMail } from '../../core/outbox.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { typeInto } from '../../hands/type-into.ts';
import { contactProposalPage } from '../../pages/auth/contact-proposal.page.ts';
import { userFormPage } from '../../pages/admin/user-form.page.ts';

test('another address of somebody waits for them, who refuses it, then confirms the next', async ({
  page,
  context,
}) => {
  const form = userFormPage(page);
  await signIn(page.request, 'hr.acme');
  const person = await addColleague(page.request);
  const { id } = person;
  const wrong = `private.${person.email}`;
  const right = `new.${person.email}`;
  const change = async (to: string) => {
    await page.bringToFront();
    await form.open(id);
    await typeInto(form.field('E-Mail'), to);
    await form.save();
    await expect(page.getByText(/aspetta la conferma della persona/)).toBeVisible();
    await expect(form.field('E-Mail')).toHaveValue(person.email);
    await expect(
      page.getByText(new RegExp(`Il nuovo indirizzo ${to}, indicato da Elena Ricci`)),
    ).toBeVisible();
  };

  await test.step('Given an administrator who writes another address: it only waits', async () => {
    await change(wrong);
    await expectAccessible(page);
  });

  /** The newest link, once another than the one of before came. */
  const linkAfter = async (before: string) => {
    let found = '';
    await expect
      .poll(async () => (found = await findLink(page.request, person.email, '/newContact')))
      .not.toBe(before);
    return found;
  };
  let refused = '';

  const theirs = await context.newPage();
  const proposal = contactProposalPage(theirs);
  await test.step('When the person opens the link at their address and refuses', async () => {
    refused = await linkAfter('');
    await proposal.open(refused);
    await expect(proposal.value(wrong)).toBeVisible();
    await expectAccessible(theirs);
    await proposal.refuse();
    await expect(proposal.refused).toBeVisible();
    await expectAccessible(theirs);
  });

  await test.step('Then nothing has changed, and who wrote it is told', async () => {
    await form.open(id);
    await expect(form.field('E-Mail')).toHaveValue(person.email);
    await expect(page.getByRole('button', { name: 'Ritira la proposta' })).toBeHidden();
    await findMail(page.request, ({ subject }) => subject === `${person.name}: indirizzo rifiutato`);
  });

  await test.step('And the next one, withdrawn and written again, counts once they confirm it', async () => {
    await change(right);
    const withdrawn = await linkAfter(refused);
    await page.getByRole('button', { name: 'Ritira la proposta' }).click();
    await expect(page.getByText('Proposta ritirata: resta tutto come prima')).toBeVisible();
    await typeInto(form.field('Nome'), 'Pietro');
    await form.save();
    await expect(form.saved.first()).toBeVisible();
    await proposal.open(withdrawn);
    await expect(proposal.dead).toBeVisible();
    await change(right);
    await proposal.open(await linkAfter(withdrawn));
    await proposal.confirm();
    await expect(proposal.confirmed).toBeVisible();
    await form.open(id);
    await expect(form.field('E-Mail')).toHaveValue(right);
    await form.tab(/^Storico/).click();
    await expect(page.getByText('E‑mail cambiata').first()).toBeVisible();
  });
});
