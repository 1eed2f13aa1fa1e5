import type { PageControls } from '../../../e2e/controls/page-controls.ts';

/** What the page noticed by itself while a step was done. */
export type PageEvent =
  | { readonly what: 'moved'; readonly key: string; readonly by: number }
  | { readonly what: 'gone'; readonly key: string }
  | { readonly what: 'opened' | 'closed'; readonly dialog: string }
  | { readonly what: 'answered'; readonly key: string; readonly ms: number };

/** The state of a field of a form. */
interface FieldSeen {
  readonly key: string;
  readonly value: string;
  readonly isSearch: boolean;
  readonly isInForm: boolean;
}

/** A screen at one moment, as a person sees it and a little more. */
export interface Sight {
  readonly address: string;
  readonly screen: string;
  readonly language: string;
  readonly dialogs: readonly string[];
  readonly popups: readonly string[];
  readonly errorCards: readonly string[];
  /** Words that no text should hold, with what stands around them. */
  readonly oddTexts: readonly string[];
  /** How much wider than the window the page is, and by what. */
  readonly tooWide: number;
  readonly widest: string;
  readonly hasFocusOnBody: boolean;
  readonly nestedForms: number;
  readonly fields: readonly FieldSeen[];
  /** Numbers that stand at the entries of the menu, by the address that they lead to. */
  readonly counters: Readonly<Record<string, readonly string[]>>;
  /** Figures that more than one screen shows, by what they count. */
  readonly facts: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    sportelloWatch: { take(): PageEvent[]; look(): Sight; isQuiet(ms: number): boolean };
  }
}

/** Runs in the page before its own scripts: notices what moves, opens and answers, and can say how the screen stands. */
export function installWatch(): void {
  const events: PageEvent[] = [];
  const controls = (): PageControls => window.sportelloControls;
  const modal = 'dialog[open], [role=dialog], [role=alertdialog]';
  let pressed: { element: Element; key: string; box: DOMRect } | undefined;
  let waitingSince: { at: number; key: string } | undefined;
  let changedAt = performance.now();
  let open: readonly string[] = [];

  const openNow = () => [...document.querySelectorAll(modal)].map(titleOf);
  function titleOf(dialog: Element): string {
    const title = dialog.querySelector('h1, h2, h3')?.textContent ?? dialog.getAttribute('aria-label') ?? '';
    return title.replaceAll(/\s+/g, ' ').trim().slice(0, 70);
  }

  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      const element = (target as Element | null)?.closest?.(
        'a[href], button, input, select, textarea, [role]',
      );
      const key = controls().keyOf(element ?? null);
      pressed = element && key ? { element, key, box: element.getBoundingClientRect() } : undefined;
    },
    { capture: true, passive: true },
  );
  window.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      if (!pressed) return;
      const { element, key, box } = pressed;
      pressed = undefined;
      waitingSince = { at: performance.now(), key };
      if (!element.isConnected) return void events.push({ what: 'gone', key });
      const now = element.getBoundingClientRect();
      const by = Math.max(Math.abs(now.x - box.x), Math.abs(now.y - box.y));
      // A few pixels harm nobody whose finger is still on it.
      const isUnder = element.contains(document.elementFromPoint(clientX, clientY));
      if (by > 8 || (by > 2 && !isUnder)) events.push({ what: 'moved', key, by: Math.round(by) });
    },
    { capture: true, passive: true },
  );
  new MutationObserver(() => {
    changedAt = performance.now();
    if (waitingSince) {
      const { at, key } = waitingSince;
      waitingSince = undefined;
      events.push({ what: 'answered', key, ms: Math.round(changedAt - at) });
    }
    const now = openNow();
    for (const dialog of now.filter((each) => !open.includes(each))) events.push({ what: 'opened', dialog });
    for (const dialog of open.filter((each) => !now.includes(each))) events.push({ what: 'closed', dialog });
    open = now;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const wordsOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

  function oddTexts(): string[] {
    const odd = /\bundefined\b|\bNaN\b|\{\{\s*\w+\s*\}\}|\[object \w+\]|\bInvalid Date\b/;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && found.length < 5; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (odd.test(text) && parent && !parent.closest('script, style') && isSeen(parent))
        found.push(text.trim().slice(0, 160));
    }
    return found;
  }

  function widestOver(width: number): string {
    const over = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      return own > 0 && right > width + 1 && isSeen(element);
    });
    const last = over.at(-1);
    return last ? `${last.tagName.toLowerCase()} '${wordsOf(last).slice(0, 40)}'` : '';
  }

  function fields(): FieldSeen[] {
    const texts = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea, select';
    const counts = new Map<string, number>();
    return [...document.querySelectorAll<HTMLInputElement>(texts)].filter(isSeen).map((field) => {
      const name = controls().keyOf(field) ?? '';
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      const isSearch = field.type === 'search' || field.closest('[role=search]') !== null;
      return {
        key: `${name}${count > 0 ? ` (${count + 1})` : ''}`,
        value: field.value,
        isSearch,
        // A password says who one is: nothing of one's work is lost with it.
        isInForm: field.closest('form') !== null && !field.autocomplete.includes('password'),
      };
    });
  }

  function counters(): Record<string, string[]> {
    const found: Record<string, string[]> = {};
    for (const link of document.querySelectorAll('nav a[href], main a[href], nav button[data-path]')) {
      if (!isSeen(link)) continue;
      const path = link.getAttribute('href') ?? '';
      const number = /(?:^|\D)(\d{1,3}\+?)$/.exec(wordsOf(link))?.[1];
      if (number !== undefined && /^\/\w+$/.test(path)) (found[path] ??= []).push(number);
    }
    return found;
  }

  /** How many days are missing in which month, and what may be taken of each balance: Home says it, and the screen of each. */
  function facts(): Record<string, string> {
    const found: Record<string, string> = {};
    const text = wordsOf(document.querySelector('main'));
    const home = /(Manca un|Mancano (\d+)) giorn[oi] di (\p{L}+)/u.exec(text);
    if (home) found[`missing days of ${home[3]?.toLowerCase()}`] = home[2] ?? '1';
    const totals = document.querySelector('[aria-label^="Totali di"]')?.getAttribute('aria-label');
    const month = /^Totali di (\p{L}+)/u.exec(totals ?? '')?.[1]?.toLowerCase();
    const own = /(Manca un|Mancano (\d+)) giorn[oi](?! di)/.exec(text);
    if (month && own) found[`missing days of ${month}`] = own[2] ?? '1';
    const amount = String.raw`−?\d+ giorn[oi](?: e [\d:,]+ or[ae])?|−?[\d:,]+ or[ae]`;
    const counter = String.raw`Ferie|Permessi \(ROL\)|Ex festività`;
    const atHome = /Disponibili oggi((?:Ferie|Permessi|Ex ).*)/.exec(text)?.[1] ?? '';
    const inBalances = text.includes('Saldi di ') ? '' : text;
    const said = [
      ...atHome.matchAll(new RegExp(`(${counter}) (${amount})`, 'g')),
      ...inBalances.matchAll(new RegExp(`(${counter})Disponibili oggi(${amount})`, 'g')),
    ];
    for (const [, name = '', value = ''] of said) found[`available of ${name}`] ??= value;
    return found;
  }

  window.sportelloWatch = {
    take: () => events.splice(0),
    isQuiet: (ms) => performance.now() - changedAt > ms,
    look: () => {
      const { scrollingElement, documentElement, activeElement } = document;
      const width = documentElement.clientWidth;
      const tooWide = Math.max(0, (scrollingElement?.scrollWidth ?? width) - width - 1);
      const popups = [...document.querySelectorAll('section[aria-live] [data-kind]')].filter(isSeen);
      const cards = [...document.querySelectorAll('[role=alert] h1, [role=alert] h2')].filter(isSeen);
      return {
        address: location.pathname + location.search,
        screen: controls().screen(),
        language: documentElement.lang,
        dialogs: openNow(),
        popups: popups.map((popup) => `${popup.getAttribute('data-kind')}: ${wordsOf(popup).slice(0, 120)}`),
        errorCards: cards.map((card) => wordsOf(card)),
        oddTexts: oddTexts(),
        tooWide,
        widest: tooWide > 0 ? widestOver(width) : '',
        hasFocusOnBody: activeElement === null || activeElement === document.body,
        nestedForms: document.querySelectorAll('form form').length,
        fields: fields(),
        counters: counters(),
        facts: facts(),
      };
    },
  };
}
