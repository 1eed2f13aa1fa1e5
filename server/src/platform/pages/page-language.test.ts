import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { defaultLanguage, language } from 'shared-api/contracts/common';
import { readConfig } from '../config.ts';
import { readPageCookie } from '../http/cookie-options.ts';
import { inPageLanguage } from './page-language.ts';

const app = fastify();
const secure = fastify();

beforeAll(async () => {
  for (const [each, env] of [
    [app, {}],
    [secure, { PUBLIC_URL: 'https://sportello.example.com' }],
  ] as const) {
    await each.register(cookie);
    each.decorate('httpContext', { config: readConfig(env) } as never);
    each.get('/*', (request, reply) => {
      const chosen = readPageCookie('sportello_language', request);
      const visitor = { session: null, language: language.catch(defaultLanguage).parse(chosen) };
      return reply.send(inPageLanguage(request, reply, visitor).language);
    });
  }
});
afterAll(() => Promise.all([app.close(), secure.close()]));

describe('a page', () => {
  it.each<[string, string, Record<string, string>, string, boolean]>([
    ['the button of the mail', '/reservate/xlinkx?lang=en', {}, 'en', true],
    [
      'that button, over what was chosen before',
      '/reservate/xlinkx?lang=it',
      { cookie: 'sportello_language=en' },
      'it',
      true,
    ],
    [
      'the browser, of a guest',
      '/reservate/xlinkx',
      { 'accept-language': 'de-DE,en;q=0.8,it;q=0.5' },
      'en',
      true,
    ],
    ['an Italian browser', '/checkExpire', { 'accept-language': 'en;q=0.4,it-IT' }, 'it', true],
    [
      'what was chosen before the browser',
      '/reservate/xlinkx',
      { cookie: 'sportello_language=it', 'accept-language': 'en' },
      'it',
      false,
    ],
    [
      'nobody, where the browser wants none of ours',
      '/reservate/xlinkx',
      { 'accept-language': 'de, en;q=0' },
      'it',
      false,
    ],
    ['nobody, at the sign-in', '/', { 'accept-language': 'en' }, 'it', false],
    ['the address, where it is nothing but slashes', '//?lang=en', {}, 'en', true],
    ['nobody, where it looks like another host', '//:99999/', {}, 'it', false],
    ['nobody, of a language that we lack', '/reservate/xlinkx?lang=de', {}, 'it', false],
  ])('follows in its language %s', async (_whom, path, headers, expected, isKept) => {
    const answer = await app.inject({ url: path, headers });
    expect(answer.body).toBe(expected);
    expect(answer.headers['set-cookie']).toEqual(
      isKept ? expect.stringContaining(`sportello_language=${expected};`) : undefined,
    );
  });

  it('keeps a language to its own host and to TLS where there is TLS, and reads it by both names', async () => {
    const { cookies } = await secure.inject('/reservate/xlinkx?lang=en');
    expect(cookies).toMatchObject([
      { name: '__Host-sportello_language', value: 'en', path: '/', secure: true },
    ]);
    for (const name of ['__Host-sportello_language', 'sportello_language'])
      expect((await secure.inject({ url: '/dash', headers: { cookie: `${name}=en` } })).body).toBe('en');
  });
});
