import { documentColumns } from '../documents/document-columns.tsx';
import { addDocumentEn } from './add-document.en.ts';
import { addDocumentIt } from './add-document.it.ts';
import { documentsEn } from './documents.en.ts';
import { documentsIt } from './documents.it.ts';

const english = (key: string) =>
  key
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], documentsEn) as string;

describe("the specified texts of the administrator's screens (spec 02 §2, §5, §8)", () => {
  it('names the columns of the grid, in their order', () => {
    const headers = documentColumns(english as never, true).map(({ headerName }) => headerName);
    expect(headers).toEqual([
      'N.',
      'Date',
      'Title',
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
    expect(Object.values(documentsEn.status).slice(1)).toEqual(['All', 'Signed', 'Not signed']);
    expect(documentsEn.hours.title).toBe('Hours Expire');
    expect(documentsEn.hours.wrong).toBe('Specify a value greater than 0 and less than or equal to 24');
    expect(documentsIt.picker.allCompanies).toBe('Tutte');
  });

  it('asks before deleting, in both languages', () => {
    expect(documentsIt.delete.one).toBe("Vuoi eliminare l'elemento selezionato ?");
    expect(documentsIt.delete.several).toBe('Vuoi eliminare gli elementi selezionati ?');
    expect(documentsEn.delete.one).toBe('Do you want to delete the selected item ?');
    expect(documentsEn.delete.several).toBe('Are you sure you want to delete the selected items ?');
  });

  it('says what worked', () => {
    expect(documentsEn.send.done).toBe('Messages sent successfully');
    expect(documentsEn.delete.done).toBe('Data deleted successfully');
    expect(documentsIt.delete.done).toBe('Dati eliminati correttamente');
    expect(addDocumentEn.edit.done).toBe('Data saved successfully');
    expect(addDocumentIt.edit.done).toBe('Dati salvati correttamente');
    expect(addDocumentEn.setSigns.done).toBe('Your document has been entered correctly');
    expect(addDocumentIt.setSigns.done).toBe('Il tuo documento è stato inserito in modo corretto');
  });

  it('says what is wrong with a form', () => {
    expect(addDocumentEn.problem).toEqual({
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
    expect(addDocumentEn.setSigns.required).toBe('Set at least one signature in the document');
  });

  it('gives receivers their hint', () => {
    expect(documentsEn.hint.withCode).toBe(
      'Select the document and click the verify phone button to verify or view to see and sign',
    );
    expect(documentsEn.hint.withoutCode).toBe('Select the document and click to see and sign');
  });

  it('names the screens and their fields', () => {
    expect([addDocumentEn.title, addDocumentEn.edit.title, addDocumentEn.view.title]).toEqual([
      'Add Document',
      'Edit Document',
      'View Document',
    ]);
    expect(addDocumentEn.field).toMatchObject({
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
