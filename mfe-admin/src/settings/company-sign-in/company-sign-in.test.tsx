import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  acceptCompanyDomain,
  confirmCompanySignIn,
  getCompanySignIn,
  proveCompanyDomain,
  saveCompanySignIn,
  tryCompanySignIn,
  type CompanySignIn,
} from 'shared-api/contracts/auth';
import { createFakeServer, failure } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { CompanySignInCard } from './company-sign-in.card.tsx';

const server = createFakeServer();
let stood: CompanySignIn;

beforeEach(() => {
  stood = {
    fields: null,
    hasSecret: false,
    version: 0,
    isTried: false,
    redirectAddress: 'https://sportello.example/company-sign-in/k',
    nextRedirectAddress: '',
    entryAddress: '',
    groups: [{ id: 'g-1', name: 'Firma' }],
    waits: null,
    groupsUnsaid: null,
    domains: [],
    mayAcceptDomains: false,
  };
  server.on(getCompanySignIn).answer(() => stood);
  server.on(saveCompanySignIn).answer(() => ({ version: 1 }));
});

const show = () => renderScreen(<CompanySignInCard companyId="acme" />);
const open = async (name = 'Configura') => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

async function fill(dialog: Awaited<ReturnType<typeof open>>) {
  await userEvent.type(dialog.getByLabelText(/^Indirizzo del servizio/), 'https://login.acme.example');
  await userEvent.type(dialog.getByLabelText(/^ID del client/), 'sportello');
  await userEvent.type(dialog.getByLabelText(/^Segreto/), 's3');
  await userEvent.type(dialog.getByLabelText(/^Nome sul pulsante/), 'Acme ID');
  await userEvent.type(dialog.getByLabelText(/^Domini/), 'acme.example, acme.it');
}

describe('what one administrator saved of it', () => {
  const fields: CompanySignIn['fields'] = {
    mode: 'beside',
    issuer: 'https://login.acme.example',
    clientId: 'sportello',
    name: 'Acme ID',
    domains: ['acme.example', 'acme.it'],
    addsUnknown: false,
    secondFactor: 'ours',
    acrValues: '',
    groupsClaim: '',
    groupRules: [],
    endsAtProvider: false,
  };
  const waits = { by: 'Elena Ricci', countsFrom: '2026-12-05T10:00:00.000Z', mayConfirm: true, isOff: true };

  it('waits for another one, who sees what it opens and confirms it', async () => {
    stood = { ...stood, fields, version: 2, waits };
    server.on(confirmCompanySignIn).succeed();
    show();
    expect(await screen.findByText(/^Quello che Elena Ricci ha salvato vale/)).toBeInTheDocument();
    expect(
      screen.getByText('Con https://login.acme.example accede chi ha un indirizzo di acme.example, acme.it.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/non ancora attivo/)).toBeInTheDocument();
    expect(screen.getByText('Secondo fattore: Sempre il nostro codice')).toBeInTheDocument();
    stood = { ...stood, waits: null };
    await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
    expect(await screen.findByText('Accesso con l’azienda confermato')).toBeInTheDocument();
    expect(await screen.findByText(/^Attivo: «Accedi con Acme ID»/)).toBeInTheDocument();
    expect(server.inputs(confirmCompanySignIn)).toEqual([{ companyId: 'acme', version: 2 }]);
    expect(screen.queryByText(/^Quello che Elena Ricci/)).not.toBeInTheDocument();
  });

  it('says that the provider sent no groups, and that they stayed', async () => {
    const groupsUnsaid = { at: '2026-11-28T10:00:00.000Z', tooMany: false };
    stood = { ...stood, fields: { ...fields, groupsClaim: 'ruoli' }, version: 2, groupsUnsaid };
    show();
    expect(
      await screen.findByText(/non ha inviato il campo ruoli: i gruppi .* rimasti com’erano/),
    ).toBeInTheDocument();
  });

  it('offers nothing to press to who saved it', async () => {
    stood = { ...stood, fields, version: 2, waits: { ...waits, mayConfirm: false } };
    show();
    expect(await screen.findByText(/^Quello che Elena Ricci ha salvato vale/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Conferma' })).not.toBeInTheDocument();
  });
});

describe('a domain that nothing shows to be the company’s', () => {
  const open = {
    domain: 'acme.it',
    isProved: false,
    recordName: '_sportello.acme.it',
    recordValue: 'sportello=a-1',
  };
  const proved = { ...open, domain: 'acme.example', isProved: true };

  it('comes with the record that shows it, is looked up, and says why it does not count yet', async () => {
    stood = { ...stood, version: 1, domains: [proved, open] };
    server.on(proveCompanyDomain).fail({ code: 'invalid-input', message: 'Non c’è ancora un record TXT' });
    show();
    expect(await screen.findByText('Domini verificati: acme.example.')).toBeInTheDocument();
    expect(screen.getByText('_sportello.acme.it')).toBeInTheDocument();
    expect(screen.getByText('sportello=a-1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Accetta/ })).not.toBeInTheDocument();
    const verify = screen.getByRole('button', { name: 'Verifica acme.it' });
    await userEvent.click(verify);
    expect(await screen.findByText('Non c’è ancora un record TXT')).toBeInTheDocument();
    server.on(proveCompanyDomain).succeed();
    stood = { ...stood, domains: [proved, { ...open, isProved: true }] };
    await userEvent.click(verify);
    expect(await screen.findByText('acme.it ora vale')).toBeInTheDocument();
    expect(await screen.findByText('Domini verificati: acme.example, acme.it.')).toBeInTheDocument();
    expect(server.inputs(proveCompanyDomain)).toContainEqual({ companyId: 'acme', domain: 'acme.it' });
  });

  it('is accepted by a super user', async () => {
    stood = { ...stood, version: 1, domains: [open], mayAcceptDomains: true };
    server.on(acceptCompanyDomain).succeed();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Accetta acme.it senza verifica' }));
    expect(await screen.findByText('acme.it ora vale')).toBeInTheDocument();
    expect(server.inputs(acceptCompanyDomain)).toEqual([{ companyId: 'acme', domain: 'acme.it' }]);
  });
});

describe('the sign-in by the company', () => {
  it('shows the address for the provider, and is set up with a table of groups', async () => {
    show();
    expect(await screen.findByText('https://sportello.example/company-sign-in/k')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Prova e passa/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Prova l’accesso' })).not.toBeInTheDocument();
    const dialog = await open();
    await fill(dialog);
    await userEvent.type(dialog.getByLabelText(/^Campo dei gruppi/), 'groups');
    await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi un gruppo' }));
    await userEvent.type(dialog.getByLabelText('Valore 1'), 'team-a');
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Accesso con l’azienda salvato')).toBeInTheDocument();
    expect(server.inputs(saveCompanySignIn)).toMatchObject([
      {
        companyId: 'acme',
        version: 0,
        mode: 'off',
        issuer: 'https://login.acme.example',
        clientSecret: 's3',
        domains: ['acme.example', 'acme.it'],
        groupsClaim: 'groups',
        groupRules: [{ value: 'team-a', groupId: 'g-1' }],
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says what is missing before anything is sent, and on its field what the server refuses', async () => {
    show();
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect((await dialog.findAllByText(/obbligatorio|almeno un dominio/)).length).toBeGreaterThanOrEqual(3);
    expect(server.inputs(saveCompanySignIn)).toEqual([]);
    server.on(saveCompanySignIn).answer(() => {
      throw failure({ code: 'invalid-input', fields: { mode: 'Prima provalo' } });
    });
    await fill(dialog);
    await userEvent.selectOptions(dialog.getByLabelText(/^Uso/), 'only');
    expect(dialog.getByText(/I super user continuano ad accedere/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText('Prima provalo')).toBeInTheDocument();
  });

  it('is tried, and says why it cannot be', async () => {
    stood = {
      ...stood,
      version: 1,
      hasSecret: true,
      redirectAddress: 'https://sportello.example/company-sign-in',
      nextRedirectAddress: 'https://sportello.example/company-sign-in/k',
      entryAddress: 'https://sportello.example/?company=k',
      fields: {
        mode: 'off',
        issuer: 'https://login.acme.example',
        clientId: 'sportello',
        name: 'Acme ID',
        domains: ['acme.example'],
        addsUnknown: false,
        secondFactor: 'said',
        acrValues: '',
        groupsClaim: '',
        groupRules: [],
        endsAtProvider: false,
      },
    };
    server.on(tryCompanySignIn).fail({ code: 'unavailable', message: 'Il servizio non risponde come deve' });
    show();
    expect(await screen.findByText(/Acme ID, ma spento\. Non ancora provato/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Prova l’accesso' }));
    expect(await screen.findByText('Il servizio non risponde come deve')).toBeInTheDocument();
    expect(screen.getByText('https://sportello.example/company-sign-in/k')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Prova e passa a questo indirizzo' }));
    expect(server.inputs(tryCompanySignIn)).toEqual([
      { companyId: 'acme', moves: false },
      { companyId: 'acme', moves: true },
    ]);
    const dialog = await open('Modifica');
    expect(dialog.getByLabelText(/^Segreto/)).toHaveValue('');
    expect(dialog.getByText(/C’è già e resta cifrato/)).toBeInTheDocument();
  });
});
