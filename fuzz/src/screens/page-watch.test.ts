import playwright, { type Browser, type Page } from 'playwright';
import { installControls } from '../../../e2e/controls/page-controls.ts';
import { pressAt } from '../../../e2e/hands/press.ts';
import { browserArguments, findBrowser } from '../../../tooling/browser/find-browser.ts';
import { installWatch } from './page-watch.ts';

const executablePath = await findBrowser();

/** On a machine without a browser, which `npm test` says by itself, there is nothing to look at. */
const describeWithBrowser = executablePath === undefined ? describe.skip : describe;

const address = 'http://page.example/';

/** Opens a page of its own at an address, as a screen is. */
async function open(page: Page, body: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(address);
}

describeWithBrowser('a page that is watched', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await playwright.chromium.launch({
      args: browserArguments,
      ...(executablePath && { executablePath }),
    });
  });
  beforeEach(async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 600 } });
    await context.addInitScript(installControls);
    await context.addInitScript(installWatch);
    page = await context.newPage();
  });
  afterEach(async () => page.context().close());
  afterAll(async () => browser.close());

  const show = async (body: string) => {
    await open(page, `<!doctype html><html lang="it"><body>${body}`);
  };
  const look = async () => page.evaluate(() => window.sportelloWatch.look());
  const take = async () => page.evaluate(() => window.sportelloWatch.take());
  const middleOf = async (selector: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };

  it('has nothing to say of a good one', async () => {
    await show('<h1>Bene</h1><button autofocus>Avanti</button>');
    const { oddTexts, tooWide, nestedForms, hasFocusOnBody, errorCards, dialogs } = await look();
    expect({ oddTexts, tooWide, nestedForms, hasFocusOnBody, errorCards, dialogs }).toEqual({
      oddTexts: [],
      tooWide: 0,
      nestedForms: 0,
      hasFocusOnBody: false,
      errorCards: [],
      dialogs: [],
    });
  });

  it.each(['undefined', 'NaN ore', 'Ciao {{name}}', '[object Object]', 'Invalid Date'])(
    'sees a text that was not made: %s',
    async (text) => {
      await show(`<p>${text}</p>`);
      expect((await look()).oddTexts).toEqual([text]);
    },
  );

  it('does not see what nobody sees', async () => {
    await show('<p style="display: none">undefined</p>');
    expect((await look()).oddTexts).toEqual([]);
  });

  it('sees what is wider than the window, and by what', async () => {
    await show('<table style="width: 500px"><tr><td>Larga</td></tr></table>');
    const { tooWide, widest } = await look();
    expect(tooWide).toBeGreaterThan(100);
    expect(widest).toContain('Larga');
  });

  it('sees a form in a form, a card, the focus on the body', async () => {
    await show('<form id="a"></form><div role="alert"><h2>Non disponibile</h2></div>');
    await page.evaluate(() => document.querySelector('#a')?.append(document.createElement('form')));
    expect(await look()).toMatchObject({
      nestedForms: 1,
      errorCards: ['Non disponibile'],
      hasFocusOnBody: true,
    });
  });

  it('notices what moves between press and release, and what goes', async () => {
    await show(
      `<input id="field" autofocus onblur="document.querySelector('#error').hidden = false"><p id="error" hidden>Errore<br>Errore</p>
       <button id="next">Avanti</button><button id="gone" onpointerdown="this.remove()">Via</button>`,
    );
    await page.locator('#field').focus();
    await pressAt(page, await middleOf('#next'));
    expect(await take()).toContainEqual({ what: 'moved', key: "/ button 'Avanti'", by: expect.any(Number) });
    await pressAt(page, await middleOf('#gone'));
    expect(await take()).toContainEqual({ what: 'gone', key: "/ button 'Via'" });
  });

  it('notices windows that open and close, and how soon a press is answered', async () => {
    await show(
      `<dialog id="d" style="margin: 200px auto"><h2>Sei sicuro?</h2><button id="no" onclick="d.close()">No</button></dialog>
       <button id="open" onclick="d.showModal()">Apri</button>`,
    );
    await pressAt(page, await middleOf('#open'));
    await pressAt(page, await middleOf('#no'));
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    const events = await take();
    expect(events).toContainEqual({ what: 'opened', dialog: 'Sei sicuro?' });
    expect(events).toContainEqual({ what: 'closed', dialog: 'Sei sicuro?' });
    expect(events).toContainEqual({ what: 'answered', key: "/ button 'Apri'", ms: expect.any(Number) });
  });

  it('reads what is typed, and numbers at the entries of the menu', async () => {
    await show(
      '<nav><a href="/absences">Richieste 6</a></nav><main><a href="/absences">Richieste <b>2</b></a></main><main><form><label>Nome <input value="Maria"></label></form></main>',
    );
    expect(await look()).toMatchObject({
      fields: [{ key: "/ textbox 'Nome'", value: 'Maria', isInForm: true }],
      counters: { '/absences': ['6', '2'] },
    });
  });

  it.each([
    ['Home', '<main>Mancano 4 giorni di marzo</main>', '4'],
    ['the month', '<main><div aria-label="Totali di marzo 2027"></div>Manca un giorno</main>', '1'],
  ])('reads the days that are missing, at %s', async (_, body, missing) => {
    await show(body);
    expect((await look()).facts).toEqual({ 'missing days of marzo': missing });
  });

  it.each([
    [
      'Home',
      '<ul><li><p>Disponibili oggi</p><p>Ferie 11 giorni e 1:20 ore · Permessi (ROL) −4,5 ore</p></li></ul>',
    ],
    [
      'the balances',
      '<section><h2>Ferie</h2><p>Disponibili oggi</p><p>11 giorni e 1:20 ore</p></section>' +
        '<section><h2>Permessi (ROL)</h2><p>Disponibili oggi</p><p>−4,5 ore</p></section>',
    ],
  ])('reads what may be taken at %s', async (_where, body) => {
    await show(`<main>${body}</main>`);
    expect((await look()).facts).toEqual({
      'available of Ferie': '11 giorni e 1:20 ore',
      'available of Permessi (ROL)': '−4,5 ore',
    });
  });

  it('takes nobody else’s balances for one’s own', async () => {
    await show(
      '<main><h2>Saldi di Anna Neri</h2><h2>Ferie</h2><p>Disponibili oggi</p><p>3 giorni</p></main>',
    );
    expect((await look()).facts).toEqual({});
  });
});

describeWithBrowser('the controls of a page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await playwright.chromium.launch({
      args: browserArguments,
      ...(executablePath && { executablePath }),
    });
  });
  afterAll(() => browser.close());

  const keysOf = async (content: string) => {
    const page = await browser.newPage();
    await page.addInitScript(installControls);
    await open(page, content);
    const keys = await page.evaluate(() => window.sportelloControls.list().map(({ key }) => key));
    await page.close();
    return keys;
  };

  it('are those that one can reach, in rows by their place alone', async () => {
    const keys = await keysOf(
      `<button>Avanti (3)</button><button hidden>Mai</button>
       <header><button>Utente</button></header>
       <ul><li><button>Mario</button></li><li><button>Giulia</button></li></ul>
       <dialog open><h2>Nota 7</h2><input aria-label="Testo"></dialog>`,
    );
    expect(keys).toEqual([
      "/ button 'Avanti (#)'",
      "the frame button 'Utente'",
      '/ button in a row, 1',
      '/ button in a row, 1',
      "/ [Nota] textbox 'Testo'",
    ]);
  });

  it('are one wherever one part of the product makes them', async () => {
    const keys = await keysOf(
      `<a href="#m">Vai al contenuto</a><div><button><b>Cerca</b><i>Ctrl K</i></button><button><b>MR</b><b>Mario Rossi</b></button></div>
       <main id="m"><button>Invia</button>
         <div role="grid"><div role="gridcell"><button>lunedì 2 novembre</button></div><div role="gridcell"><button>3</button></div></div>
       </main>
       <ul role="listbox"><li role="option">Italia</li><li role="option">Francia</li></ul>
       <dialog open><h2>Togliere Nora?</h2><button>Annulla</button><button>Togli</button></dialog>`,
    );
    expect(keys).toEqual([
      "the frame link 'Vai al contenuto'",
      "the frame button 'Cerca X K'",
      "the frame button 'X'",
      "/ button 'Invia'",
      '/ gridcell in a calendar',
      '/ button in a calendar',
      '/ gridcell in a calendar',
      '/ button in a calendar',
      '/ option of a list',
      '/ option of a list',
      "a window button 'Annulla'",
      "/ [Togliere X?] button 'Togli'",
    ]);
  });

  it.each([
    ['Togli Mario Rossi', 'Togli X'],
    ['Scarica contratto-7.pdf', 'Scarica file'],
    ['Apri «Contratto di Mario»', 'Apri «»'],
    ['domenica 1 novembre 2026, Festivo', '#, X'],
    ['Scrivi a mario@example.com', 'Scrivi a @'],
    ['Scarica PDF', 'Scarica PDF'],
    ['Messaggi 12', 'Messaggi'],
  ])('are known without what is of a record: %s', async (name, known) => {
    expect(await keysOf(`<button>${name}</button>`)).toEqual([`/ button '${known}'`]);
  });
});
