import { expect, type Page } from '@playwright/test';
import { screenActions } from '../platform/screen-actions.ts';
import { typeInto } from '../../hands/type-into.ts';
import { chooseFiles } from '../../hands/choose.ts';

interface ExternalPerson {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly title: string;
  readonly body: string;
}

/** A message to a person without an account. */
export function externalMessage(page: Page) {
  const { press } = screenActions(page);
  const popups = page.getByRole('region', { name: 'Avvisi' });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  return {
    open: () => page.goto('/newMessage?to=external'),
    field,
    async fillIn({ name, surname, email, title, body }: ExternalPerson): Promise<void> {
      const fields = { Nome: name, Cognome: surname, Mail: email, Oggetto: title, Testo: body };
      for (const [label, text] of Object.entries(fields)) await typeInto(field(label), text);
    },
    async attach(buffer: Buffer): Promise<void> {
      await chooseFiles(page.locator('input[type=file]'), {
        name: 'accordo.pdf',
        mimeType: 'application/pdf',
        buffer,
      });
      await expect(page.getByText(/\d pagin[ae]$/)).toBeVisible();
    },
    asksForSignature: () => page.getByRole('checkbox', { name: 'Firma' }).check(),
    placeSignatures: () => page.getByRole('button', { name: 'Posiziona le firme' }).click(),
    send: () => press('Invia'),
    question: (name: string) => page.getByRole('dialog', { name: `Inviare il messaggio a ${name}?` }),
    /** Answers the question, and ends the ten seconds in which it can be taken back. */
    async confirm(name: string): Promise<void> {
      await this.question(name).getByRole('button', { name: 'Invia', exact: true }).click();
      await expect(popups.getByText(`Messaggio per ${name} in partenza`)).toBeVisible();
      await popups.getByRole('button', { name: 'Chiudi' }).first().click();
      await expect(popups.getByText('Il tuo messaggio è stato inviato correttamente')).toBeVisible();
    },
  };
}
