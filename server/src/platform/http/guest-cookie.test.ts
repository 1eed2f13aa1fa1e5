import { z } from 'zod';
import {
  defineCall,
  guestId,
  okAnd,
  okAnswer,
  pagePersonHeader,
  wireObject,
} from 'shared-api/contracts/common';
import { callOn, createTestApp, type TestApp } from '../../testing/index.ts';
import { serve } from './serve.ts';
import { clearSessionCookie, setGuestSessionCookie, setSessionCookie } from './session-cookie.ts';

const who = defineCall({
  name: 'whoAsks',
  method: 'GET',
  access: 'public',
  input: wireObject({ about: z.string().optional() }),
  output: okAnd({ person: ['person', z.string()] }),
});
const comeAsGuest = defineCall({
  name: 'comeAsGuest',
  access: 'public',
  input: wireObject({ documentId: z.string() }),
  output: okAnswer,
});
const comeAsStaff = defineCall({
  name: 'comeAsStaff',
  access: 'public',
  input: z.object({}),
  output: okAnswer,
});
const leave = defineCall({ name: 'leave', access: 'guest', input: z.object({}), output: okAnswer });

describe('the cookie of guests', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await createTestApp({
      loadPrincipal: async () => ({ flags: { a: 'N', b: 'N' }, permissions: [], companyId: null, email: '' }),
      routes: (app) => {
        serve(app, who, ({ caller }) => ({ person: caller.session?.userId ?? 'nobody' }));
        serve(app, comeAsGuest, async ({ input: { documentId }, caller, reply }) => {
          const place = { ip: caller.ip, userAgent: '', documentId, userId: guestId(documentId) };
          const session = await testApp.platform.sessions.open(testApp.db, { kind: 'guest', ...place });
          setGuestSessionCookie(reply, { ...session, documentId });
        });
        serve(app, comeAsStaff, async ({ caller, reply }) => {
          const place = { ip: caller.ip, userAgent: '', userId: 'mario' };
          setSessionCookie(
            reply,
            await testApp.platform.sessions.open(testApp.db, { kind: 'staff', ...place }),
          );
        });
        serve(app, leave, ({ reply }) => {
          clearSessionCookie(reply);
        });
      },
    });
  });
  afterAll(() => testApp.close());

  /** What a browser does with the cookies that it is given. */
  function createBrowser() {
    const jar = new Map<string, string>();
    const keep = (given: unknown) => {
      for (const text of [given ?? []].flat().map(String)) {
        const [pair = ''] = text.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
    };
    const cookie = () => [...jar].map((pair) => pair.join('=')).join('; ');
    const of = (page?: string) => ({
      cookie: cookie(),
      ...(page !== undefined && { headers: { [pagePersonHeader]: encodeURIComponent(page) } }),
    });
    return {
      jar,
      open: async (documentId: string) =>
        keep((await callOn(testApp.app, comeAsGuest, { documentId }, of())).headers['set-cookie']),
      signIn: async () => keep((await callOn(testApp.app, comeAsStaff, {}, of())).headers['set-cookie']),
      leave: async (page: string) =>
        keep((await callOn(testApp.app, leave, {}, of(page))).headers['set-cookie']),
      who: async (page?: string, about?: string) =>
        (await callOn(testApp.app, who, about === undefined ? {} : { about }, of(page))).output.person,
    };
  }

  it('holds several documents; a page is that of its own', async () => {
    const browser = createBrowser();
    for (const id of ['one', 'two']) await browser.open(id);
    expect(await browser.who('guest:one')).toBe('guest:one');
    expect(await browser.who('guest:two')).toBe('guest:two');
    expect(await browser.who('guest:on')).toBe('nobody');
    expect(await browser.who('guest:%')).toBe('nobody');
  });

  it('goes by the address where the page says nothing, else by what was opened last', async () => {
    const browser = createBrowser();
    for (const id of ['one', 'two']) await browser.open(id);
    expect(await browser.who(undefined, 'one')).toBe('guest:one');
    expect(await browser.who()).toBe('guest:two');
  });

  it('a document that is left goes alone', async () => {
    const browser = createBrowser();
    for (const id of ['one', 'two']) await browser.open(id);
    await browser.leave('guest:two');
    expect(await browser.who('guest:two')).toBe('nobody');
    expect(await browser.who('guest:one')).toBe('guest:one');
    await browser.leave('guest:one');
    expect(browser.jar.has('sportello_guest')).toBe(false);
  });

  it('who signs in takes the place of guests, and stays so beside those who come afterwards', async () => {
    const browser = createBrowser();
    await browser.open('one');
    await browser.signIn();
    expect(await browser.who()).toBe('mario');
    expect(browser.jar.has('sportello_guest')).toBe(false);
    await browser.open('two');
    expect(await browser.who()).toBe('mario');
    expect(await browser.who('mario')).toBe('mario');
    expect(await browser.who('guest:two')).toBe('guest:two');
    expect(await browser.who('guest:one')).toBe('nobody');
    // What has no header goes by its address: a guest's says so, any other is of who is signed in.
    expect(await browser.who(undefined, 'two')).toBe('mario');
    expect(await browser.who(undefined, 'guest:two')).toBe('guest:two');
    await browser.leave('guest:two');
    expect(await browser.who('mario')).toBe('mario');
    expect(await browser.who('guest:two')).toBe('nobody');
  });

  it('of which one stays when who is signed in leaves, who never becomes a guest by that', async () => {
    const browser = createBrowser();
    await browser.signIn();
    await browser.open('one');
    await browser.leave('mario');
    expect(await browser.who('mario')).toBe('nobody');
    expect(await browser.who('guest:one')).toBe('guest:one');
  });
});
