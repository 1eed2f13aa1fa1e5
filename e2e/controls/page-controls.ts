/** Something of a screen that takes a press or letters. */
export interface ScreenControl {
  /** What it is counted by: the screen, the dialog, its role and its name without what differs from record to record. */
  readonly key: string;
  readonly scope: string;
  readonly role: string;
  readonly name: string;
  /** Which of those with the same scope, role and name. */
  readonly nth: number;
  readonly type: string;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly isInForm: boolean;
}

/** What the page can say about its controls, once `installControls` has run in it. */
export interface PageControls {
  list(): ScreenControl[];
  /** The element of a control that was listed before, if it is still there. */
  find(control: Pick<ScreenControl, 'scope' | 'role' | 'name' | 'nth'>): Element | undefined;
  /** The control that an element belongs to. */
  of(element: Element | null): ScreenControl | undefined;
  keyOf(element: Element | null): string | undefined;
  /** The keys of what can be pressed or typed into and was not when this was asked before: a long list is not read again and again. */
  keysOfNew(): string[];
  screen(): string;
}

declare global {
  interface Window {
    sportelloControls: PageControls;
  }
}

/** Runs in the page, before its own scripts, and stands on nothing outside itself. */
export function installControls(): void {
  const roles =
    'button link tab checkbox radio switch combobox option menuitem menuitemcheckbox menuitemradio spinbutton slider gridcell';
  const selector = `a[href], button, input:not([type=hidden]), select, textarea, summary, canvas, [role=img][tabindex], ${roles
    .split(' ')
    .map((role) => `[role=${role}]`)
    .join(', ')}`;
  const modal = 'dialog[open], [role=dialog], [role=alertdialog]';
  const row = 'tr, li, [role=row], [role=listitem], article';
  const rolesOfInputs: Readonly<Record<string, string>> = {
    checkbox: 'checkbox',
    radio: 'radio',
    button: 'button',
    submit: 'button',
    file: 'file',
    search: 'searchbox',
    range: 'slider',
  };
  const rolesOfTags: Readonly<Record<string, string>> = {
    A: 'link',
    BUTTON: 'button',
    SELECT: 'combobox',
    TEXTAREA: 'textbox',
    SUMMARY: 'button',
    CANVAS: 'canvas',
  };
  const shorten = (text: string | null | undefined) =>
    (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 70);
  const days = 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica';
  const months =
    'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';
  const calendar = new RegExp(`(?<!\\p{L})(?:${days}|${months})(?!\\p{L})`, 'giu');
  const capital = String.raw`\p{Lu}(?:\p{Ll}|\.)[\p{L}.’]*`;
  const names = new RegExp(`(?<=\\S )${capital}(?: ${capital})*`, 'gu');
  const person = /^\p{Lu}{2} \p{Lu}\p{Ll}/u;
  /**
   * A name without what is a record's: who is shown with their initials, what is quoted, addresses, files, days, figures, and names, which
   * alone have a capital within an Italian sentence.
   */
  const pattern = (text: string) =>
    person.test(text)
      ? 'X'
      : text
          .replaceAll(/«[^»]*»?/g, '«»')
          .replaceAll(/[\w.+-]+@[\w.-]+/g, '@')
          .replaceAll(/\S+\.(?:pdf|csv|xlsx|png|jpe?g|p12|p7m|zip|json)(?!\p{L})/giu, 'file')
          .replaceAll(calendar, '#')
          .replaceAll(/\d+([.:,/-]\d+)*/g, '#')
          .replaceAll(/#(?: #)+/g, '#')
          .replaceAll(names, 'X')
          .replace(/(?: #\+?)+ da gestire$/, '')
          .replace(/(?<=\S) #$/, '')
          .slice(0, 50);
  /** Words of parts that stand beside one another are apart, as they are seen. */
  const wordsOf = (element: Element) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
    return words.join(' ');
  };

  function roleOf(element: Element): string {
    const own = element.getAttribute('role');
    if (own) return own;
    if (element instanceof HTMLInputElement) return rolesOfInputs[element.type] ?? 'textbox';
    return rolesOfTags[element.tagName] ?? 'other';
  }

  function nameOf(element: Element, textOf = (named: Element) => named.textContent ?? ''): string {
    const labelledBy = element.getAttribute('aria-labelledby');
    const named = labelledBy
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    const isField = element.matches('input, select, textarea');
    const names = [
      element.getAttribute('aria-label'),
      named,
      labels.map((label) => label.textContent).join(' '),
      isField ? element.getAttribute('placeholder') : textOf(element),
      element.querySelector('[alt]')?.getAttribute('alt'),
      element.getAttribute('title'),
    ];
    return shorten(names.find((name) => shorten(name) !== ''));
  }

  function scopeOf(element: Element): string {
    const dialog = element.closest(modal);
    return dialog ? shorten(dialog.querySelector('h1, h2, h3')?.textContent ?? nameOf(dialog)) : '';
  }

  function screen(): string {
    const [first = '', second] = location.pathname.split('/').filter(Boolean);
    const kept = ['confirm', 'kit', 'outbox'];
    if (second === undefined) return `/${first}`;
    return kept.includes(second) ? `/${first}/${second}` : `/${first}/:id`;
  }

  function keyOf(found: Element | null): string | undefined {
    const element = found?.closest(selector);
    if (!element) return undefined;
    const role = roleOf(element);
    const scope = scopeOf(element);
    const name = pattern(nameOf(element, wordsOf));
    // Every window has these from the kit.
    if (scope !== '' && role === 'button' && /^(?:Chiudi|Annulla)$/.test(name))
      return `a window button '${name}'`;
    const where =
      scope === '' ? placeOf(element) : `${ofFrame.has(scope) ? 'the frame' : screen()} [${pattern(scope)}]`;
    return `${where} ${role} ${nameAmong(element, name)}`;
  }

  /** Windows that the frame opens over every screen. */
  const ofFrame = new Set(['Menu', 'Cerca', 'Scorciatoie da tastiera', 'Accedi di nuovo']);

  const isInNavigation = (element: Element) =>
    element.closest('nav, [role=navigation], header, [role=banner]') !== null;

  /** The frame is the same around every screen; a menu or a list that opened may be of either. */
  function placeOf(element: Element): string {
    const isOfScreen = element.closest(
      'main, [aria-label="Azioni della pagina"], [role=menu], [role=listbox], [popover]',
    );
    const hasFrame = document.querySelector('main') !== null || isInNavigation(element);
    return hasFrame && !isOfScreen ? 'the frame' : screen();
  }

  /** What stands in a row is called after the record: it is known by its place there. Days of a calendar, and choices of a list, are one control. */
  function nameAmong(element: Element, name: string): string {
    if (element.closest('[role=grid]')) return 'in a calendar';
    if (element.closest('[role=option]')) return 'of a list';
    const line = element.closest(row);
    if (!line || isInNavigation(element)) return `'${name}'`;
    return `in a row, ${[...line.querySelectorAll(selector)].indexOf(element) + 1}`;
  }

  function isThere(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return false;
    if (element.closest('[inert], [aria-hidden=true]')) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) return false;
    const open = [...document.querySelectorAll('dialog[open]')].filter((dialog) => dialog.matches(':modal'));
    const top = open.at(-1);
    return top === undefined || top.contains(element);
  }

  const isDisabled = (element: Element) =>
    (element as HTMLInputElement).disabled || element.getAttribute('aria-disabled') === 'true';

  function all(): { element: Element; control: ScreenControl }[] {
    const counts = new Map<string, number>();
    return [...document.querySelectorAll(selector)].filter(isThere).map((element) => {
      const [scope, role, name] = [scopeOf(element), roleOf(element), nameOf(element)];
      const same = `${scope}|${role}|${name}`;
      const nth = counts.get(same) ?? 0;
      counts.set(same, nth + 1);
      const field = element as HTMLInputElement;
      const control = {
        key: keyOf(element) ?? '',
        scope,
        role,
        name,
        nth,
        type: element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
        value: 'value' in field && typeof field.value === 'string' ? field.value : '',
        isDisabled: isDisabled(element),
        isInForm: element.closest('form') !== null,
      };
      return { element, control };
    });
  }

  const told = new WeakSet<Element>();

  function keysOfNew(): string[] {
    const fresh = [...document.querySelectorAll(selector)].filter(
      (element) => !told.has(element) && !isDisabled(element) && isThere(element),
    );
    for (const element of fresh) told.add(element);
    return fresh.flatMap((element) => keyOf(element) ?? []);
  }

  window.sportelloControls = {
    list: () => all().map(({ control }) => control),
    find: ({ scope, role, name, nth }) =>
      all().find(
        ({ control }) =>
          control.scope === scope && control.role === role && control.name === name && control.nth === nth,
      )?.element,
    of: (found) => {
      const element = found?.closest(selector);
      return all().find((each) => each.element === element)?.control;
    },
    keyOf,
    keysOfNew,
    screen,
  };
}
