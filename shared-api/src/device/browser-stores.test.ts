import { deleteDatabase, deviceStore, keepsCookies, tabStore } from './browser-stores.ts';

const stores = [
  ['device', deviceStore, () => localStorage],
  ['tab', tabStore, () => sessionStorage],
] as const;

function refuse(...methods: ('getItem' | 'setItem' | 'removeItem' | 'clear')[]) {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
}

afterEach(() => {
  jest.restoreAllMocks();
  for (const [, store] of stores) store.clear();
});

describe.each(stores)('the store of the %s', (_, store, browser) => {
  it('keeps texts where the browser keeps them', () => {
    store.setItem('name', 'Anna');
    expect(browser().getItem('name')).toBe('Anna');
    expect(store.getItem('name')).toBe('Anna');
    store.removeItem('name');
    expect(browser().getItem('name')).toBeNull();
    expect(store.getItem('name')).toBeNull();
  });

  it('keeps them in the page where the browser has no room, the newest', () => {
    store.setItem('name', 'Anna');
    refuse('setItem');
    store.setItem('name', 'Bruno');
    expect(store.getItem('name')).toBe('Bruno');
    jest.restoreAllMocks();
    store.setItem('name', 'Carla');
    expect(store.getItem('name')).toBe('Carla');
    expect(browser().getItem('name')).toBe('Carla');
  });

  it('keeps and forgets them where the browser refuses all', () => {
    refuse('getItem', 'setItem', 'removeItem', 'clear');
    expect(store.getItem('name')).toBeNull();
    store.setItem('name', 'Anna');
    store.setItem('other', 'Bruno');
    expect(store.getItem('name')).toBe('Anna');
    store.removeItem('name');
    expect(store.getItem('name')).toBeNull();
    store.clear();
    expect(store.getItem('other')).toBeNull();
  });

  it('is there where the browser refuses the store itself', () => {
    const slot = browser() === globalThis.localStorage ? 'localStorage' : 'sessionStorage';
    jest.spyOn(globalThis, slot, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    store.setItem('name', 'Anna');
    expect(store.getItem('name')).toBe('Anna');
  });
});

it('deletes no database where the browser has none, or refuses it', () => {
  expect(() => deleteDatabase('sportello-kept')).not.toThrow();
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  expect(() => deleteDatabase('sportello-kept')).not.toThrow();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

describe('cookies', () => {
  it('are kept, and none of the probe stays', () => {
    expect(keepsCookies()).toBe(true);
    expect(document.cookie).not.toContain('probe');
  });

  it('are not where the browser drops or refuses them', () => {
    const cookie = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    expect(keepsCookies()).toBe(false);
    cookie.mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(keepsCookies()).toBe(false);
  });
});
