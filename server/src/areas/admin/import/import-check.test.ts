import {
  downloadUserImport,
  downloadUserImportTemplate,
  getUserImport,
  listUserImportRows,
  listUserImports,
  maxImportLines,
  sendUserImportInvitations,
} from 'shared-api/contracts/admin';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { ada, head, ugo, createImportSteps } from './testing/import-steps.ts';

describeWithStaff('a file of people', (app) => {
  const { as, addGroup, begin, check, start, rowsOf, find } = createImportSteps(app);

  beforeEach(begin);

  it('are checked line by line, and nothing is written', async () => {
    const { output } = await check([head, ugo, ada]);
    expect(output.import).toMatchObject({
      state: 'checked',
      fileName: 'persone.csv',
      companyName: 'acme',
      madeBy: 'hr Test',
      counts: { total: 2, add: 2, change: 0, same: 0, left: 0, error: 0 },
    });
    expect(await rowsOf(output.import.id)).toMatchObject([
      { line: 2, name: 'Foscolo Ugo', username: 'ugo', outcome: 'add', problems: [] },
      { line: 3, name: 'Negri Ada', outcome: 'add' },
    ]);
    expect(await find('ugo')).toBeUndefined();
  });

  it('refuse a user name that is the address of somebody else', async () => {
    const { output } = await check([head, 'Verdi;Ida;Luca@Example.com;ida@acme.example;;;;;;Impiegati']);
    const [row] = await rowsOf(output.import.id);
    expect(row).toMatchObject({
      outcome: 'error',
      problems: [{ column: 'username', fault: 'usernameTaken', value: 'Luca@Example.com' }],
    });
  });

  it('say of each line what is wrong, in which column', async () => {
    await addGroup('Capi', 'beta');
    const { output } = await check([
      head,
      ';Ugo;ugo;non-è-posta;;12;corto;forse;;Nessuno',
      'Verdi;Luca;LUCA;luca@acme.example;;;;;;Impiegati',
      'Verdi;Lea;lea;lea@acme.example;;;;;;Capi',
      'Verdi;Lea;lea;lea@acme.example;;;;;;',
      'Test;hr;hr;;;;;no;;Impiegati',
    ]);
    expect(output.import.counts).toMatchObject({ total: 5, error: 5 });
    const rows = await rowsOf(output.import.id);
    const found = rows.map(({ problems }) => problems.map(({ column, fault }) => `${column} ${fault}`));
    expect(found[0]).toEqual(
      expect.arrayContaining([
        'groups groupUnknown',
        'isActive notYesNo',
        'lastName required',
        'email emailInvalid',
      ]),
    );
    expect(found.slice(1)).toEqual([
      ['username usernameTaken'],
      ['groups groupUnknown'],
      ['username userTwice', 'groups groupsRequired'],
      ['isActive notYourself'],
    ]);
    const wrong = { id: output.import.id, outcome: 'add' as const, offset: 0, length: 10 };
    expect((await callOn(app().app, listUserImportRows, wrong, as('hr'))).output.total).toBe(0);
    const { error } = await start(output.import.id);
    expect(error).toMatchObject({ code: 'conflict', ErrDetails: /^Correggi prima le righe/ });
  });

  it('are in the groups of newcomers where no group is named, as in the form, and may use the badge', async () => {
    await app().areas.directory.addGroup(app().db, {
      companyId: 'acme',
      name: 'Tutti',
      permissions: [],
      isDefault: true,
    });
    const { output } = await check(
      [
        'Cognome;Nome;Username;E-Mail;Ebadge',
        'Foscolo;Ugo;ugo;ugo@acme.example;sì',
        'Negri;Ada;ada;ada@acme.example;forse',
      ],
      { companyId: 'acme' },
    );
    const rows = await rowsOf(output.import.id);
    expect(rows.map(({ outcome, problems }) => [outcome, ...problems.map(({ fault }) => fault)])).toEqual([
      ['add'],
      ['error', 'notYesNo'],
    ]);
  });

  it('are read by English titles in any order, in Windows-1252, separated by commas', async () => {
    const text =
      'Groups,E-Mail,Username,First name,Last name\nImpiegati,nico@acme.example,nico,Nicol\xF2,Sal\xEC\n';
    const { output } = await check(Uint8Array.from(text, (char) => char.charCodeAt(0)));
    expect(await rowsOf(output.import.id)).toMatchObject([{ name: 'Salì Nicolò', outcome: 'add' }]);
  });

  it('say which columns were read, what the others may be, and show names with their accents', async () => {
    const { output } = await check([
      'Cognome*;Nome;Nome utente;E-Mail;Gruppo;Codice fiscal;Scarpe;',
      'Rossi;Ugo;ugo;ugo@acme.example;Impiegati;X;42;',
      'Perù;Nicolò;nico;nico@acme.example;Impiegati;;;',
    ]);
    expect(output.import.names).toEqual(['Perù Nicolò', 'Rossi Ugo']);
    expect(output.import.columns.map(({ column, guess }) => column ?? guess)).toEqual([
      'lastName',
      'firstName',
      'username',
      'email',
      'groups',
      'fiscalCode',
      null,
    ]);
    expect(output.import.columns[5]).toEqual({ title: 'Codice fiscal', column: null, guess: 'fiscalCode' });
    expect((await rowsOf(output.import.id)).map(({ outcome }) => outcome)).toEqual(['add', 'add']);
  });

  it.each([
    ['a Mac', 'Nicol\x98', 'Per\x9d'],
    ['Windows', 'Nicol\xf2', 'Per\xf9'],
  ])('are read as %s writes them', async (_, first, last) => {
    const text = `Cognome;Nome;Username;E-Mail;Gruppi\r${last};${first};nico;nico@acme.example;Impiegati\r`;
    const { output } = await check(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(await rowsOf(output.import.id)).toMatchObject([{ name: 'Perù Nicolò', outcome: 'add' }]);
  });

  it.each([
    [
      'characters of no alphabet',
      Uint8Array.of(65, 59, 66, 10, 0x81, 0x82, 0xb5, 0xf0),
      /^Riga 2: ci sono caratteri/,
    ],
    [
      'a LibreOffice sheet',
      'PK\x03\x04..mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
      /LibreOffice \(ODS\)/,
    ],
    ['an old workbook', '\xd0\xcf\x11\xe0', /vecchio Excel \(XLS\)/],
  ])('are refused with what is the matter: %s', async (_, content, sentence) => {
    const bytes =
      typeof content === 'string' ? Uint8Array.from(content, (letter) => letter.charCodeAt(0)) : content;
    const { status, error } = await check(bytes);
    expect([status, error?.fields?.['file']]).toEqual([400, expect.stringMatching(sentence)]);
  });

  it('are asked about where two of a company have one codice fiscale, and are no mistake', async () => {
    const { output } = await check([
      head,
      'Rossi;Ada;a1;a1@acme.example;;;RSSMRA85T10A562S;;;Impiegati',
      'Rossi;Ivo;a2;a2@acme.example;;;rss mra 85t10 a562s;;;Impiegati',
      'Rossi;Lea;a3;a3@acme.example;;;12345678903;;;Impiegati',
    ]);
    expect(output.import.counts).toMatchObject({ add: 3, error: 0 });
    const rows = await rowsOf(output.import.id);
    expect(rows.map(({ problems }) => problems.map(({ fault }) => fault))).toEqual([
      [],
      ['fiscalCodeShared'],
      [],
    ]);
  });

  it('are asked about where a number is foreign and new, and are no mistake', async () => {
    const file = [
      head,
      'Rossi;Ada;a1;a1@acme.example;+49;1512 3456789;;;;Impiegati',
      'Rossi;Ivo;a2;a2@acme.example;;+41 78 123 45 67;;;;Impiegati',
      'Rossi;Lea;a3;a3@acme.example;+39;333 1234567;;;;Impiegati',
      'Rossi;Ugo;a4;a4@acme.example;;;;;;Impiegati',
    ];
    const { output } = await check(file);
    expect(output.import.counts).toMatchObject({ add: 4, error: 0 });
    const rows = await rowsOf(output.import.id);
    expect(rows.map(({ problems }) => problems.map(({ column, value }) => `${column} ${value}`))).toEqual([
      ['mobile +49 15123456789'],
      ['mobile +41 781234567'],
      [],
      [],
    ]);
  });

  it('are checked as they are imported: twins that only signs nobody sees tell apart are one', async () => {
    const { output } = await check([
      head,
      ugo,
      'Foscolo;Ugo;ugo\u200b;ugo\u200b@acme.example;;;;;;Impiegati',
      'Foscolo;Nicol˜;nico;nico@acme.example;;;;;;Impiegati',
      'Foscolo;Ivo;ivo;ivo@acme.example;;;;;;Impiegati;di più',
    ]);
    const rows = await rowsOf(output.import.id);
    expect(rows.map(({ problems }) => problems.map(({ column, fault }) => `${column} ${fault}`))).toEqual([
      [],
      ['username userTwice'],
      ['firstName nameInvalid'],
      ['username moreCells'],
    ]);
  });

  it('are refused as a whole where it is no such file', async () => {
    const tooMany = [head, ...Array.from({ length: maxImportLines + 1 }, () => ugo)];
    for (const [lines, sentence] of [
      [['Pippo;Pluto', 'a;b'], /^La prima riga/],
      [[head], /non ha righe/],
      [['Username;Utente', 'a;b'], /due volte/],
      [[head, '"aperta'], /virgoletta/],
      [tooMany, /più di 5000 righe/],
    ] as const) {
      const { status, error } = await check(lines);
      expect([status, error?.fields?.['file']]).toEqual([400, expect.stringMatching(sentence)]);
    }
  });

  it('name their company where a super user has chosen none', async () => {
    await addGroup('Capi', 'beta');
    const lines = [
      `${head};Azienda`,
      `${ugo};ACME`,
      'Neri;Ivo;ivo;ivo@beta.example;;;;;;Capi;beta',
      `${ada};Nessuna`,
      ada,
    ];
    const { output } = await check(lines, { by: 'root' });
    expect(output.import).toMatchObject({ companyName: '', counts: { add: 2, error: 2 } });
    const rows = await rowsOf(output.import.id, 'root');
    expect(rows.map(({ problems }) => problems[0]?.fault)).toEqual([
      undefined,
      undefined,
      'companyUnknown',
      'userTwice',
    ]);
    expect((await callOn(app().app, getUserImport, { id: output.import.id }, as('hr'))).status).toBe(404);
    const own = await check([`${head};Azienda`, `${ugo};beta`]);
    expect((await rowsOf(own.output.import.id))[0]?.problems).toMatchObject([{ fault: 'companyUnknown' }]);
    const other = await check([head, 'Test;luca;luca;luca@example.com;;;;;;Impiegati'], {
      by: 'root',
      companyId: 'acme',
    });
    expect((await rowsOf(other.output.import.id))[0]?.problems).toMatchObject([{ fault: 'userElsewhere' }]);
  });

  it('give no more than who imports them has', async () => {
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign'] });
    const { output } = await check([head, ugo]);
    expect((await rowsOf(output.import.id))[0]?.problems).toEqual([
      { column: 'groups', fault: 'tooManyRights', value: 'Impiegati' },
    ]);
  });

  it('that nobody imports are forgotten after a day', async () => {
    const { output } = await check([head, ugo]);
    app().clock.advance(25 * 60 * 60_000);
    await app().areas.admin.imports.clean();
    const list = await callOn(app().app, listUserImports, { offset: 0, length: 10 }, as('hr'));
    expect(list.output.total).toBe(0);
    expect((await callOn(app().app, getUserImport, { id: output.import.id }, as('hr'))).status).toBe(404);
  });

  it('are nobody else’s business', async () => {
    const { output } = await check([head, ugo]);
    const { id } = output.import;
    expect((await check([head, ugo], { by: 'mario' })).status).toBe(403);
    expect((await check([head, ugo], { companyId: 'beta' })).status).toBe(404);
    const page = { id, offset: 0, length: 10 };
    for (const { status } of [
      await callOn(app().app, getUserImport, { id }, as('paola')),
      await callOn(app().app, listUserImportRows, page, as('paola')),
      await start(id, { by: 'paola' }),
      await callOn(app().app, sendUserImportInvitations, { id }, as('paola')),
      await downloadOn(app().app, downloadUserImport, { id }, as('paola')),
    ])
      expect(status).toBe(404);
    await app().db.update(authUsers).set({ permissions: [] });
    expect((await check([head, ugo])).status).toBe(403);
    const template = await downloadOn(app().app, downloadUserImportTemplate, { language: 'it' }, as('hr'));
    expect(template.status).toBe(403);
  });
});
