import { documentColumns } from './document-list/document-columns.tsx';
import { documentAddTexts } from './document-add/document-add.texts.ts';
import { documentListTexts } from './document-list/document-list.texts.ts';

const english = (key: string) =>
  key
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], documentListTexts.en) as string;

describe("the specified texts of the administrator's screens (spec 02 §2, §5, §8)", () => {
  it('names the columns of the grid, in their order', () => {
    const columns = documentColumns({ t: english as never, isAdmin: true, onOpen: () => {} }).filter(
      ({ onTable }) => onTable !== 'hidden',
    );
    const headers = columns.map(({ header }) => header);
    expect(headers).toEqual([
      // What one decides by, in sight at every width (D92).
      'Title',
      'Progress',
      'N.',
      'Date',
      'Sender',
      'Name Receiver',
      'Surname Receiver',
      'Mail Receiver',
      'Saved',
      'Phone Verify',
      'Sent',
      'Date Sent',
      'Status',
      'HH Expired',
      'Signed',
      'Date Signed',
    ]);
  });

  it('names the status filter and the hours popup', () => {
    expect(Object.values(documentListTexts.en.status).slice(1)).toEqual(['All', 'Signed', 'Not signed']);
    expect(documentListTexts.en.hours.title).toBe('Hours Expire');
    expect(documentListTexts.en.hours.wrong).toBe(
      'Specify a value greater than 0 and less than or equal to 24',
    );
    expect(documentListTexts.it.picker.allCompanies).toBe('Tutte');
  });

  it('asks before deleting, in both languages', () => {
    expect(documentListTexts.it.delete.one).toBe("Vuoi eliminare l'elemento selezionato ?");
    expect(documentListTexts.it.delete.several).toBe('Vuoi eliminare gli elementi selezionati ?');
    expect(documentListTexts.en.delete.one).toBe('Do you want to delete the selected item ?');
    expect(documentListTexts.en.delete.several).toBe('Are you sure you want to delete the selected items ?');
  });

  it('says what worked', () => {
    expect(documentListTexts.en.send.done).toBe('Messages sent successfully');
    expect(documentListTexts.en.delete.done).toBe('Data deleted successfully');
    expect(documentListTexts.it.delete.done).toBe('Dati eliminati correttamente');
    expect(documentAddTexts.en.edit.done).toBe('Data saved successfully');
    expect(documentAddTexts.it.edit.done).toBe('Dati salvati correttamente');
    expect(documentAddTexts.en.setSigns.done).toBe('Your document has been entered correctly');
    expect(documentAddTexts.it.setSigns.done).toBe('Il tuo documento è stato inserito in modo corretto');
  });

  it('says what is wrong with a form', () => {
    expect(documentAddTexts.en.problem).toMatchObject({
      'name-required': 'Name required',
      'surname-required': 'Surname required',
      'email-required': 'E-Mail required',
      'email-not-valid': 'E-Mail not valid',
      'title-required': 'Title required',
      'attachment-required': 'Attachment required',
      'attachment-not-pdf': 'Accepted formats: pdf',
      'hours-required': 'Hours expire required',
      'hours-out-of-range': 'Hours must be between 1 a 24 hours',
      'boxes-required': 'Set at least one signature in the document',
    });
    expect(documentAddTexts.en.setSigns.required).toBe('Set at least one signature in the document');
  });

  it('gives receivers their hint', () => {
    expect(documentListTexts.en.hint.withCode).toBe(
      'Select the document and click the verify phone button to verify or view to see and sign',
    );
    expect(documentListTexts.en.hint.withoutCode).toBe('Select the document and click to see and sign');
  });

  it('names the screens and their fields', () => {
    expect([
      documentAddTexts.en.title,
      documentAddTexts.en.edit.title,
      documentAddTexts.en.view.title,
    ]).toEqual(['Add Document', 'Edit Document', 'View Document']);
    expect(documentAddTexts.en.field).toMatchObject({
      receiverName: 'Name',
      receiverSurname: 'Surname',
      receiverEmail: 'E-Mail',
      title: 'Title',
      savesCopy: 'Save Attachment',
      expires: 'Expire',
      hours: 'Hours',
    });
  });
});
