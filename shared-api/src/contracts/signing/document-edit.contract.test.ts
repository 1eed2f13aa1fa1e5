import { documentForm, updateDocument } from './document-edit.contract.ts';
import { documentProblems } from './document.texts.ts';

const values = {
  receiverName: ' Carla ',
  receiverSurname: 'Gallo',
  receiverEmail: 'carla.gallo@example.com',
  title: 'Contratto',
  expires: true,
  expiryHours: 24,
};

/** The first problem of each field, as a form shows them. */
function problemsOf(changes: Partial<typeof values> | { expiryHours: number | null }) {
  const issues = documentForm.safeParse({ ...values, ...changes }).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

describe('documentForm', () => {
  it('trims what is well', () => {
    expect(documentForm.parse(values)).toEqual({ ...values, receiverName: 'Carla' });
  });

  it('names every problem at once, the first of each field', () => {
    const nothing = {
      receiverName: ' ',
      receiverSurname: '',
      receiverEmail: '',
      title: '',
      expiryHours: null,
    };
    expect(problemsOf(nothing)).toEqual({
      receiverName: 'name-required',
      receiverSurname: 'surname-required',
      receiverEmail: 'email-required',
      title: 'title-required',
      expiryHours: 'hours-required',
    });
  });

  it.each(['carla', 'carla@nowhere', 'carla gallo@example.com', 'carla@example.c'])('refuses %j', (typed) => {
    expect(problemsOf({ receiverEmail: typed })).toEqual({ receiverEmail: 'email-not-valid' });
  });

  it.each([0, 25, 1.5, -1, Number.NaN])('refuses %d hours', (expiryHours) => {
    expect(problemsOf({ expiryHours })).toEqual({ expiryHours: 'hours-out-of-range' });
  });

  it.each([1, 24])('accepts %d hours, and none where nothing expires', (expiryHours) => {
    expect(problemsOf({ expiryHours })).toEqual({});
    expect(problemsOf({ expires: false, expiryHours: null })).toEqual({});
  });

  it('refuses the same as the call does, which carries the sentence in both languages', () => {
    const sent = {
      v_id: 'one',
      nome: '',
      cognome: 'Gallo',
      mailaddress: 'carla@nowhere',
      title: 'Contratto',
      enable_expire: 'S',
      hours_before_expire: '25',
      version: '1',
    };
    const issues = updateDocument.input.safeParse(sent).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['nome', 'name-required'],
      ['mailaddress', 'email-not-valid'],
      ['hours_before_expire', 'hours-out-of-range'],
    ]);
    expect(issues[0]).toMatchObject({
      params: {
        text: { it: documentProblems.it['name-required'], en: documentProblems.en['name-required'] },
      },
    });
  });
});
