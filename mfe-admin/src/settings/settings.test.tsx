import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getFirstSteps,
  getSettings,
  getTestDeliveries,
  listDueData,
  saveSettings,
  sendTest,
  settingsLiveKey,
  type CompanySettings,
  type TestDelivery,
} from 'shared-api/contracts/admin';
import {
  getCompanySignIn,
  getSignUpDomains,
  proveCompanyDomain,
  type CompanySignIn,
} from 'shared-api/contracts/auth';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import { buildSession, createFakeServer, failure } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { SettingsScreen } from './settings.screen.tsx';

const server = createFakeServer();
const session = buildSession({ flags: { a: 'Y', b: 'N' } });
const everyDay = (kind: 'mail' | 'expiring') =>
  Object.fromEntries(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
      `${kind}${day}`,
      true,
    ]),
  );
const settings = {
  companyName: 'Acme',
  accent: '',
  isNotifying: true,
  asksSmsCode: false,
  asksAllPages: false,
  mailMinutes: 0,
  mailFrom: null,
  mailTo: null,
  ...everyDay('mail'),
  expiringMinutes: 0,
  expiringFrom: null,
  expiringTo: null,
  ...everyDay('expiring'),
  deliveryMonths: 6,
  unsignedMonths: 0,
  signUp: 'closed',
  signUpDomains: [],
} as unknown as CompanySettings;

let deliveries: TestDelivery[] = [];
let signUpDomains: CompanySignIn['domains'] = [];

beforeEach(() => {
  signUpDomains = [];
  deliveries = [];
  server.on(listOwnCompanies).answer(() => ({ companies: [{ id: 'acme', name: 'Acme' }] }));
  server.on(getFirstSteps).fail({ code: 'forbidden' });
  server.on(getCompanySignIn).answer(() => ({
    fields: null,
    hasSecret: false,
    version: 0,
    isTried: false,
    nextRedirectAddress: '',
    domains: [],
    mayAcceptDomains: false,
    redirectAddress: 'https://sportello.example/company-sign-in',
    entryAddress: '',
    groups: [],
    waits: null,
    groupsUnsaid: null,
  }));
  server.on(getSignUpDomains).answer(() => ({ domains: signUpDomains, mayAcceptDomains: false }));
  server.on(listDueData).answer(() => ({
    beginsOn: '2126-01-08',
    due: [
      { kind: 'punches' as const, count: 12000, from: null },
      { kind: 'notes' as const, count: 0, from: null },
      { kind: 'messages' as const, count: 3, from: '2126-01-15' },
    ],
  }));
  server.on(getTestDeliveries).answer(() => ({ deliveries }));
  server.on(getSettings).answer(() => ({
    settings,
    settings2: { asksSmsCode: false },
    version: 3,
    mailRoute: 'outbox' as const,
    smsRoute: 'gateway' as const,
  }));
});

const show = () =>
  renderAt({ screens: { '/settings': withFrame(SettingsScreen) }, path: '/settings', session });
const save = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Salva' });
  if (button) await userEvent.click(button);
};

describe('the settings of a company', () => {
  it('are saved with the version that was read, and say who was first', async () => {
    server.on(saveSettings).answer(() => {
      const details = { changedBy: 'Ada Conti', changedAt: null, current: { version: 4 } };
      throw failure({ code: 'conflict', details });
    });
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Notifiche per e‑mail/ }));
    const rule = screen.getByRole('combobox', { name: /^Chi firma dopo un cambio/ });
    expect(rule).toHaveDisplayValue('Conferma anche con un codice al recapito precedente');
    await userEvent.selectOptions(rule, 'Aspetta che i giorni siano passati');
    await save();
    expect(await screen.findByText(/^Nel frattempo Ada Conti/)).toBeInTheDocument();
    expect(server.inputs(saveSettings)).toMatchObject([
      { companyId: 'acme', isNotifying: false, youngChange: 'refuse', version: 3 },
    ]);
    expect(screen.getByRole('checkbox', { name: /^Notifiche per e‑mail/ })).not.toBeChecked();
  });

  it('keep what is typed when somebody else saves, take in the rest, and tell once who was first', async () => {
    server.on(saveSettings).answer(({ input: { version } }) => {
      if (version === 3) {
        const details = { changedBy: 'Ada Conti', changedAt: null, current: { version: 4 } };
        throw failure({ code: 'conflict', details });
      }
      return { version: 5 };
    });
    const { queries } = show();
    const name = await screen.findByLabelText('Nome');
    await userEvent.type(name, ' Nord');
    server.on(getSettings).answer(() => ({
      settings: { ...settings, companyName: 'Acme Holding', asksSmsCode: true },
      settings2: { asksSmsCode: true },
      version: 4,
      mailRoute: 'outbox' as const,
      smsRoute: 'gateway' as const,
    }));
    await act(() => queries.invalidateQueries({ queryKey: settingsLiveKey }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Codice SMS/ })).toBeChecked());
    expect(name).toHaveValue('Acme Nord');
    await save();
    expect(await screen.findByText(/^Nel frattempo Ada Conti/)).toBeInTheDocument();
    await save();
    await waitFor(() => expect(server.inputs(saveSettings).map(({ version }) => version)).toEqual([3, 4]));
    expect(server.inputs(saveSettings).at(-1)).toMatchObject({ companyName: 'Acme Nord', asksSmsCode: true });
  });

  it('refuse a public provider’s domain on its field, before anything is sent', async () => {
    show();
    await userEvent.type(await screen.findByLabelText(/^Domini/), 'acme.it, gmail.com');
    await save();
    expect(await screen.findByText(/^C’è un dominio di posta di tutti/)).toBeInTheDocument();
    expect(server.inputs(saveSettings)).toEqual([]);
  });

  it('say of a domain of the sign-up what shows that it is the company’s, while nothing does', async () => {
    const record = { recordName: '_sportello.acme.it', recordValue: 'sportello=a-1' };
    signUpDomains = [
      { domain: 'acme.it', isProved: false, ...record },
      { domain: 'acme.example', isProved: true, ...record },
    ];
    server.on(proveCompanyDomain).succeed();
    show();
    expect(await screen.findByText(/^acme.it non vale ancora: su chi si registra/)).toBeInTheDocument();
    expect(screen.getByText('_sportello.acme.it')).toBeInTheDocument();
    signUpDomains = signUpDomains.map((domain) => ({ ...domain, isProved: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Verifica acme.it' }));
    expect(await screen.findByText('Domini verificati: acme.it, acme.example.')).toBeInTheDocument();
    expect(server.inputs(proveCompanyDomain)).toEqual([{ companyId: 'acme', domain: 'acme.it' }]);
    expect(server.inputs(saveSettings)).toEqual([]);
  });

  it('say how long each kind of data is kept, what that would end and from when on, within bounds', async () => {
    server.on(saveSettings).answer(() => ({ version: 4 }));
    show();
    expect(await screen.findByText('Timbrature: 12.000')).toBeInTheDocument();
    expect(
      screen.getByText('Messaggi: 3 (dal 15-01-2126: il termine è stato abbreviato)'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Fino al 08-01-2126 non si elimina nulla/)).toBeInTheDocument();
    expect(screen.queryByText(/^Note e motivi:/)).not.toBeInTheDocument();
    const hours = screen.getByRole('spinbutton', { name: 'Mesi per ore, assenze e saldi' });
    expect(hours).toHaveValue('120');
    await userEvent.clear(hours);
    await userEvent.type(hours, '59');
    await save();
    expect(await screen.findByText('Da 60 a 240 mesi')).toBeInTheDocument();
    expect(server.inputs(saveSettings)).toEqual([]);
    await userEvent.clear(hours);
    await userEvent.type(hours, '72');
    await save();
    await waitFor(() =>
      expect(server.inputs(saveSettings)).toMatchObject([{ hoursMonths: 72, healthMonths: 36 }]),
    );
  });

  it('want a day on which mails may leave', async () => {
    show();
    for (const day of await screen.findAllByRole('checkbox', { name: /^(?:Lun|Mar|Mer|Gio|Ven|Sab|Dom)/ }))
      await userEvent.click(day);
    await save();
    expect(await screen.findAllByText('Serve almeno un giorno')).toHaveLength(2);
    expect(server.inputs(saveSettings)).toEqual([]);
  });

  it('show the server’s sentence on its field', async () => {
    server.on(saveSettings).answer(() => {
      throw failure({
        code: 'invalid-input',
        fields: { companyName: 'Un’altra azienda ha già questo nome' },
      });
    });
    show();
    await userEvent.type(await screen.findByLabelText(/^Nome/), ' 2');
    await save();
    expect(await screen.findByText('Un’altra azienda ha già questo nome')).toBeInTheDocument();
  });

  it('are tried by a mail to oneself, whose way is shown', async () => {
    server.on(sendTest).answer(() => {
      const at = '2026-03-09T09:00:00.000Z';
      deliveries = [{ channel: 'mail', to: 'ada@acme.example', state: 'failed', reason: 'no route', at }];
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Invia e‑mail di prova' }));
    expect(await screen.findByText('ada@acme.example: non riuscito. no route')).toBeInTheDocument();
    expect(server.inputs(sendTest)).toEqual([{ companyId: 'acme', channel: 'mail' }]);
  });

  it('say that they could not be loaded, and can be loaded again', async () => {
    server.on(getSettings).answer(() => {
      throw failure({ code: 'unavailable' });
    });
    show();
    expect(await screen.findByText('Le impostazioni non sono state caricate')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  });
});
