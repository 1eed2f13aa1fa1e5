import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findCompanySignIn, startSignUp } from 'shared-api/contracts/auth';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { RegisterScreen } from './register.screen.tsx';

const server = createFakeServer();
const taken = { errors: {}, fullName: 'Paola Gallo' };

beforeEach(() => {
  localStorage.clear();
  server.on(startSignUp).answer(() => taken);
  server.on(findCompanySignIn).answer(() => ({ found: null }));
});

async function fill(email = 'paola@beta.example') {
  await userEvent.type(screen.getByLabelText('Nome'), 'Paola');
  await userEvent.type(screen.getByLabelText('Cognome'), 'Gallo');
  await userEvent.type(screen.getByLabelText('E‑mail'), email);
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Registrati' }));
const lines = () =>
  within(screen.getByRole('alert'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the sign-up', () => {
  it('leads who is signed in to the dashboard', () => {
    renderScreen(<RegisterScreen />, { boot: buildBoot({ session: buildSession() }), path: '/register' });
    expect(screen.getByTestId('address')).toHaveTextContent('/dash');
  });

  it("sends who one is and says 'Please check your email'", async () => {
    renderScreen(<RegisterScreen />);
    await fill();
    await send();
    expect(
      await screen.findByRole('heading', { name: 'Per favore controlla la tua e‑mail' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/paola@beta\.example/)).toBeInTheDocument();
    expect(server.inputs(startSignUp)).toEqual([
      {
        context: 'docsign',
        login: 'paola@beta.example',
        companyName: '',
        name: 'Paola',
        surname: 'Gallo',
        email: 'paola@beta.example',
        phone: '',
      },
    ]);
  });

  it('says what is missing, one per line and on each field, before anything is sent', async () => {
    renderScreen(<RegisterScreen />);
    await send();
    expect(await screen.findByRole('list', { name: 'Da correggere' })).toBeInTheDocument();
    expect(lines()).toEqual(['Nome richiesto', 'Cognome richiesto', 'E-Mail richiesta']);
    expect(screen.getByLabelText('Nome')).toBeInvalid();
    expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription('Nome richiesto');
    expect(server.inputs(startSignUp)).toEqual([]);
  });

  it('shows what the server says, one per line and on the field that caused it, and keeps what was typed', async () => {
    const message = 'Nessuna azienda accetta registrazioni con questo indirizzo';
    server
      .on(startSignUp)
      .answer(() => ({ errors: { name: 'Nome troppo lungo', email: message }, fullName: '' }));
    renderScreen(<RegisterScreen />);
    await fill('paola@posta.example');
    await send();
    expect(await screen.findByRole('list', { name: 'Da correggere' })).toBeInTheDocument();
    expect(lines()).toEqual(['Nome troppo lungo', message]);
    const email = screen.getByLabelText('E‑mail');
    expect(email).toHaveAccessibleDescription(message);
    expect(email).toHaveValue('paola@posta.example');
    server.on(startSignUp).answer(() => taken);
    await send();
    expect(await screen.findByText(/Abbiamo scritto a/)).toBeInTheDocument();
  });

  it("says 'Please check your data' when no answer comes, and tries again", async () => {
    server.on(startSignUp).cut();
    renderScreen(<RegisterScreen />, { language: 'en' });
    await userEvent.type(screen.getByLabelText('First name'), 'Paola');
    await userEvent.type(screen.getByLabelText('Last name'), 'Gallo');
    await userEvent.type(screen.getByLabelText('Email address'), 'paola@beta.example');
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByText('Please check your data')).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Paola');
    server.on(startSignUp).answer(() => taken);
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('heading', { name: 'Please check your email' })).toBeInTheDocument();
  });

  it('goes back to correct what was sent', async () => {
    renderScreen(<RegisterScreen />);
    await fill('paola@beta.exmple');
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Correggi i dati' }));
    expect(screen.getByLabelText('E‑mail')).toHaveValue('paola@beta.exmple');
  });

  it('sends the company that gave the address out', async () => {
    renderScreen(<RegisterScreen />, { path: '/register?company=Beta' });
    expect(screen.getByText('Per lavorare con Beta: scrivi il tuo indirizzo di lavoro.')).toBeInTheDocument();
    await fill('paola@posta.example');
    await send();
    await screen.findByText(/Abbiamo scritto a/);
    expect(server.inputs(startSignUp)[0]?.companyName).toBe('Beta');
  });

  it('tells how long to wait after too many requests', async () => {
    const message = 'Troppi tentativi: riprovare tra 60 minuti';
    server.on(startSignUp).fail({ code: 'too-many-requests', message });
    renderScreen(<RegisterScreen />);
    await fill();
    await send();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('leads back to the sign-in', () => {
    renderScreen(<RegisterScreen />);
    expect(screen.getByRole('link', { name: 'Hai già un account? Accedi' })).toHaveAttribute('href', '/');
  });

  // Last: the device keeps the channel, and the form starts with it.
  it('remembers the channel for the sign-in, and asks for no number before the address is confirmed', async () => {
    renderScreen(<RegisterScreen />);
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'EN',
      'IT',
      'Email',
      'Sms',
      'Auth',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Sms' }));
    expect(screen.queryByLabelText('Cellulare')).not.toBeInTheDocument();
    expect(screen.getByText(/al numero che avrai confermato nel profilo/)).toBeInTheDocument();
    await fill();
    await send();
    expect(await screen.findByText(/Abbiamo scritto a/)).toBeInTheDocument();
    expect(server.inputs(startSignUp)[0]?.phone).toBe('');
    expect(localStorage.getItem('sportello.channel')).toContain('SMS');
  });
});
