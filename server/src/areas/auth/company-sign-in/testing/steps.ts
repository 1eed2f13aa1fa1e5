import {
  acceptCompanyDomain,
  confirmCompanySignIn,
  finishCompanySignIn,
  saveCompanySignIn,
  startCompanySignIn,
  getCompanySignIn,
  tryCompanySignIn,
} from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { callOn } from '../../../../testing/index.ts';
import type { StaffTestApp } from '../../../../testing/staff-app.ts';
import { askForCode, enterCode } from '../../testing/auth-app.ts';
import { authCompanySignIn } from '../company-sign-in.schema.ts';
import { client, type IdentityProvider } from 'tooling/identity-provider';

type Saved = InputOf<typeof saveCompanySignIn>;

/** What Acme sets up in these tests. */
const setUp = (issuer: string, changes: Partial<Saved> = {}): Saved => ({
  companyId: 'acme',
  version: 0,
  mode: 'off',
  issuer,
  clientId: client.id,
  clientSecret: client.secret,
  name: 'Acme ID',
  domains: ['acme.example'],
  addsUnknown: false,
  secondFactor: 'provider',
  acrValues: '',
  groupsClaim: '',
  groupRules: [],
  endsAtProvider: false,
  ...changes,
});

/** The cookies that an answer sets, ready for the next call. */
export function cookiesOf({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string {
  const set = [headers['set-cookie']].flat().filter((each) => typeof each === 'string');
  return set.map((each) => each.split(';')[0]).join('; ');
}

/** Goes to the provider as a browser does and signs in as somebody; nobody cancels. @returns path and question of where it sends back to. */
export async function visitProvider(address: string, account: string): Promise<string> {
  const jar = new Map<string, string>();
  let next = new URL(address);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(form && { body: form }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    form = location ? undefined : new URLSearchParams({ account });
    if (!location && answer.status !== 200)
      throw new Error(`The provider answers ${answer.status}: ${await answer.text()}`);
    if (location) next = new URL(location, next);
    if (next.pathname.startsWith('/company-sign-in')) return next.pathname + next.search;
  }
  throw new Error('The provider does not send back');
}

/** The steps of these tests. */
export function stepsOf(app: () => StaffTestApp, provider: () => IdentityProvider) {
  const by = (person: keyof StaffTestApp['cookies']) => ({ cookie: app().cookies[person] });
  const read = (person: keyof StaffTestApp['cookies'] = 'root', companyId = 'acme') =>
    callOn(app().app, getCompanySignIn, { companyId }, by(person));
  const save = (changes: Partial<Saved> = {}, person: keyof StaffTestApp['cookies'] = 'root') =>
    callOn(app().app, saveCompanySignIn, setUp(provider().issuer, changes), by(person));
  /** Hands in what a browser came back with, as the page at that path does. */
  const finish = (back: string, cookie: string) => {
    const [path = '', answer = ''] = back.split('?');
    const company = path.split('/')[2];
    return callOn(app().app, finishCompanySignIn, { answer, channel: 'MAIL', company }, { cookie });
  };
  const start = async (typed?: string, companyId = 'acme') => {
    const { entryAddress } = (await read('root', companyId)).output;
    const company = new URL(entryAddress).searchParams.get('company') ?? '';
    return callOn(app().app, startCompanySignIn, { company, typed });
  };
  /** A whole sign-in as somebody at the provider. */
  const enter = async (account: string, companyId = 'acme') => {
    const started = await start(undefined, companyId);
    return finish(await visitProvider(started.output.address, account), cookiesOf(started));
  };
  /** The same of who is asked for the code that links them first, which went to the address on record (decision 152). */
  const enterByCode = async (account: string) => {
    const cookie = cookiesOf(await enter(account));
    const { challenge } = (await askForCode(app(), cookie)).output;
    const text = (await app().outbox()).findLast(({ subject }) =>
      subject.includes('codice per collegare'),
    )?.text;
    return enterCode(app(), cookie, { challenge, code: /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '' });
  };
  /** A whole trial by an administrator. */
  const attempt = async (
    account: string,
    person: keyof StaffTestApp['cookies'] = 'root',
    { companyId = 'acme', moves = false } = {},
  ) => {
    const started = await callOn(app().app, tryCompanySignIn, { companyId, moves }, by(person));
    const answer = await visitProvider(started.output.address, account);
    return finish(answer, `${cookiesOf(started)}; ${app().cookies[person]}`);
  };
  /** Has another administrator confirm what waits. */
  const confirm = (person: keyof StaffTestApp['cookies'], version: number, companyId = 'acme') =>
    callOn(app().app, confirmCompanySignIn, { companyId, version }, by(person));
  /** Has a super user say whose a domain is. */
  const accept = (domain: string, companyId = 'acme') =>
    callOn(app().app, acceptCompanyDomain, { companyId, domain }, by('root'));
  /** Sets it up, tries it, switches it on, and lets the days pass in which another administrator could have confirmed it. */
  const switchOn = async (changes: Partial<Saved> = {}) => {
    const companyId = changes.companyId ?? 'acme';
    const first = await save({ ...changes, mode: 'off' });
    if (first.error) throw new Error(JSON.stringify(first.error));
    const tried = await attempt('trial', 'root', { companyId });
    if (tried.error) throw new Error(JSON.stringify(tried.error));
    const on = await save({ mode: 'beside', ...changes, version: 1 });
    if (on.error) throw new Error(JSON.stringify(on.error));
    for (const domain of changes.domains ?? ['acme.example']) await accept(domain, companyId);
    await app().db.update(authCompanySignIn).set({ countsFrom: app().clock.now() });
    await app().areas.auth.companyVouching.clean();
    // What is sent from now on is newer than what was said about it.
    app().clock.advance(1);
  };
  return { by, read, save, start, finish, enter, enterByCode, attempt, confirm, accept, switchOn };
}
