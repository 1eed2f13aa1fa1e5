import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  archiveFailures,
  countFailures,
  getFirstSteps,
  listFailures,
  retryFailures,
  type Failure,
} from 'shared-api/contracts/admin';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { finishLaterChanges } from 'shared-ui';
import { renderScreen, withFrame } from 'shared-ui/testing';
import { buildFirstSteps } from '../first-steps/testing/first-steps.builders.ts';
import { buildCertificate } from '../seal/testing/seals.builders.ts';
import { FailuresCard } from './failures.card.tsx';
import { FailuresScreen } from './failures.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(FailuresScreen);
const boot = buildBoot({ session: buildSession({ flags: { a: 'Y', b: 'N' } }) });
const mail: Failure = {
  id: 'mail:1',
  kind: 'mail',
  at: '2026-11-20T09:30:00.000Z',
  name: 'mario@acme.example',
  detail: 'Contratto da firmare',
  build: '',
  supportCode: '',
  times: 8,
  reason: 'unreachable',
  error: 'Error: connect ECONNREFUSED',
  mayRetry: true,
};
const seal: Failure = {
  ...mail,
  id: 'job:2',
  kind: 'job',
  name: 'signing.seal',
  detail: '',
  reason: 'timeStamp',
};
const area: Failure = {
  ...mail,
  id: 'area:3',
  kind: 'area',
  name: 'signing',
  detail: 'stopped',
  build: 'b-17',
  supportCode: 'ABCD-EFGH',
  times: 3,
  reason: 'inBrowser',
  error: '',
  mayRetry: false,
};
let failed: Failure[];

beforeEach(() => {
  failed = [mail, seal, area];
  server.on(getFirstSteps).answer(() => buildFirstSteps());
  server.on(listFailures).answer(({ input: { kind } }) => {
    const rows = failed.filter((each) => kind === undefined || each.kind === kind);
    return { rows, total: rows.length, next: null };
  });
  server.on(retryFailures).answer(({ input: { ids } }) => {
    failed = failed.filter(({ id }) => ids && !ids.includes(id));
    return { retried: ids?.length ?? 2, left: 0, refused: [] };
  });
  server.on(archiveFailures).answer(({ input: { ids } }) => ({ archived: ids?.length ?? 3 }));
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('what failed', () => {
  it('says what it was, why and how often, in words', async () => {
    renderScreen(<Screen />, { boot });
    for (const text of [
      'E‑mail a mario@acme.example',
      'Contratto da firmare',
      'Il servizio esterno non rispondeva',
      'Sigillo di un documento',
      'La marca temporale non è arrivata',
      'Area Documenti e messaggi',
      'Si è interrotta davanti a qualcuno',
      'Codice ABCD-EFGH, versione b-17',
      '3 volte',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('names what does not leave by the installation’s own fault once, and blames no address', async () => {
    failed = [{ ...mail, id: 'mail:installation', name: '', detail: '', times: 12, reason: 'senderRefused' }];
    renderScreen(<Screen />, { boot });
    for (const text of ['E‑mail che non partono', '12 messaggi', /nessun indirizzo è sbagliato/])
      expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('begins with the seal whose certificate ends, and leads to where it is replaced', async () => {
    const ending = { kind: 'uploaded', certificate: buildCertificate(), state: 'ending' } as const;
    server.on(getFirstSteps).answer(() => buildFirstSteps({ seal: ending }));
    renderScreen(<Screen />, { boot });
    expect(await screen.findByText(/^Il certificato del sigillo scade il 01\/01\/2027/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vai al sigillo' })).toHaveAttribute('href', '/firstSteps');
  });

  it('says of a build that nobody answers for what it is to archive it', async () => {
    failed = [{ ...area, detail: 'unproved', supportCode: '', times: 1 }];
    renderScreen(<Screen />, { boot });
    expect(await screen.findByText('È in uso una versione di cui nessuno risponde')).toBeInTheDocument();
    expect(screen.getByText(/archivia: vuol dire che la accetti/)).toBeInTheDocument();
    expect(screen.getByText('Versione b-17')).toBeInTheDocument();
  });

  it('is tried again one by one, and only where that helps', async () => {
    renderScreen(<Screen />, { boot });
    await press('Riprova: E‑mail a mario@acme.example');
    expect(await screen.findByText('Si riprova')).toBeInTheDocument();
    expect(server.inputs(retryFailures)).toEqual([{ ids: ['mail:1'] }]);
    await waitFor(() => expect(screen.queryByText('Contratto da firmare')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /^Riprova: Area/ })).not.toBeInTheDocument();
  });

  it('is tried again all at once, of the kind that is shown', async () => {
    renderScreen(<Screen />, { boot });
    await screen.findByText('Sigillo di un documento');
    await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'Lavori');
    await waitFor(() => expect(screen.queryByText('Contratto da firmare')).not.toBeInTheDocument());
    await press('Riprova tutto');
    expect(await screen.findByText('Si riprovano in 2')).toBeInTheDocument();
    expect(server.inputs(retryFailures)).toEqual([{ kind: 'job' }]);
  });

  it('says so when nothing could be tried again, or the server did not take it', async () => {
    server
      .on(retryFailures)
      .answer(() => ({ retried: 0, left: 1, refused: [{ id: seal.id, reason: 'gone' }] }));
    renderScreen(<Screen />, { boot });
    await press('Riprova: Sigillo di un documento');
    expect(await screen.findByText(/^Niente da riprovare/)).toBeInTheDocument();
    server.on(retryFailures).cut();
    await press('Riprova: Sigillo di un documento');
    expect(await screen.findByText(/Non è stato possibile riprovare/)).toBeInTheDocument();
  });

  it('is selected and tried again, and it is said of each that was refused why', async () => {
    const refused = [
      { id: seal.id, reason: 'onItsScreen' },
      { id: area.id, reason: 'inBrowser' },
    ] as const;
    server.on(retryFailures).answer(() => {
      failed = [seal, area];
      return { retried: 1, left: 2, refused: [...refused] };
    });
    renderScreen(<Screen />, { boot });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Seleziona tutt/ }));
    expect(screen.getByText('3 voci selezionate')).toBeInTheDocument();
    await press('Riprova (3)');
    expect(await screen.findByText(/Si ricomincia dalla sua schermata/)).toBeInTheDocument();
    expect(screen.getByText(/qui non c’è niente da rifare/)).toBeInTheDocument();
    expect(server.inputs(retryFailures)).toEqual([{ ids: ['mail:1', 'job:2', 'area:3'] }]);
    expect(await screen.findByText('2 voci selezionate')).toBeInTheDocument();
    await press('Chiudi');
  });

  it('is selected and archived, the others stay', async () => {
    renderScreen(<Screen />, { boot });
    const box = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
    await box(/mario@acme/);
    await box(/Sigillo/);
    await press('Archivia (2)');
    await waitFor(() => expect(screen.queryByText('Sigillo di un documento')).not.toBeInTheDocument());
    expect(screen.getByText('3 volte')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Archivia tutto' })).toBeInTheDocument();
    await act(() => finishLaterChanges());
    expect(server.inputs(archiveFailures)).toEqual([{ ids: ['mail:1', 'job:2'] }]);
  });

  it('cannot be tried again where none of what is selected can', async () => {
    renderScreen(<Screen />, { boot });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Area/ }));
    expect(screen.getByRole('button', { name: 'Riprova (1)' })).toBeDisabled();
  });

  it('is archived after a time in which it can be undone', async () => {
    renderScreen(<Screen />, { boot });
    await press('Archivia: Area Documenti e messaggi');
    await waitFor(() => expect(screen.queryByText('3 volte')).not.toBeInTheDocument());
    await press('Annulla');
    expect(await screen.findByText('3 volte')).toBeInTheDocument();
    expect(server.inputs(archiveFailures)).toEqual([]);
    await press('Archivia tutto');
    expect(await screen.findByText('Niente da sistemare')).toBeInTheDocument();
    failed = [];
    await act(() => finishLaterChanges());
    expect(server.inputs(archiveFailures)).toEqual([{ ids: ['mail:1', 'job:2', 'area:3'] }]);
  });

  it('can be asked for again when it did not come', async () => {
    server.on(listFailures).cut();
    renderScreen(<Screen />, { boot });
    const again = await screen.findByRole('button', { name: 'Riprova' });
    server.on(listFailures).answer(() => ({ rows: [], total: 0, next: null }));
    await userEvent.click(again);
    expect(await screen.findByText('Niente da sistemare')).toBeInTheDocument();
    expect(screen.getByText(/^Lavori, e‑mail e SMS/)).toBeInTheDocument();
  });
});

describe('what failed, on the dashboard', () => {
  const onWaiting = jest.fn();

  it('is one line with how much it is and the way there', async () => {
    server.on(countFailures).answer(() => ({ total: 3 }));
    renderScreen(<FailuresCard subject={null} expectedLines={1} onWaiting={onWaiting} />, { boot });
    expect(await screen.findByText('3 cose da sistemare')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apri quello che è da sistemare' })).toHaveAttribute(
      'href',
      '/failures',
    );
    expect(onWaiting).toHaveBeenLastCalledWith(1);
  });

  it('is nothing where nothing failed', async () => {
    server.on(countFailures).answer(() => ({ total: 0 }));
    renderScreen(<FailuresCard subject={null} expectedLines={1} onWaiting={onWaiting} />, { boot });
    await waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(0));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
