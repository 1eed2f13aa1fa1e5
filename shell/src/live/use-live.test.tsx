import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { answerSessionLoss, loseSession, setBoot, settleSessionLoss } from 'shared-api';
import { checkSession } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { connectLive, type LiveListeners } from 'shared-api/live';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { useLive } from './use-live.ts';

jest.mock('shared-api/live', () => ({ connectLive: jest.fn() }));
const server = createFakeServer();
const connect = jest.mocked(connectLive);
const disconnect = jest.fn();
let live: LiveListeners;
let client: QueryClient;
const goOn = jest.fn();
let readings: Record<string, number>;

const read = (name: string) => {
  readings[name] = (readings[name] ?? 0) + 1;
  return Promise.resolve(readings[name]);
};

function Page() {
  useLive();
  const list = useQuery({ queryKey: ['signing', 'documents', 'all'], queryFn: () => read('list') });
  const count = useQuery({ queryKey: ['count'], queryFn: () => read('count') });
  return <p>{`list ${list.data}, count ${count.data}`}</p>;
}

async function show(signedIn = true) {
  setBoot(buildBoot({ session: signedIn ? buildSession() : null }));
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await screen.findByText('list 1, count 1');
}

const passes = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  readings = {};
  client = new QueryClient();
  goOn.mockReset();
  disconnect.mockReset();
  connect.mockReset().mockImplementation((listeners) => {
    live = listeners;
    return disconnect;
  });
});
afterEach(() => jest.useRealTimers());

describe('while the line says nothing', () => {
  function Act() {
    const act = useMutation({ mutationFn: () => Promise.resolve() });
    return <button onClick={() => act.mutate()}>act</button>;
  }
  const come = (state: 'visible' | 'hidden') => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  afterEach(() => jest.restoreAllMocks());

  it('what is on screen is asked for at once, each minute, and on coming back, until it speaks', async () => {
    await show();
    act(() => live.onMute(true));
    expect(await screen.findByText('list 2, count 2')).toBeInTheDocument();
    await passes(60_000);
    expect(await screen.findByText('list 3, count 3')).toBeInTheDocument();
    come('hidden');
    await passes(120_000);
    expect(readings).toEqual({ list: 3, count: 3 });
    come('visible');
    expect(await screen.findByText('list 4, count 4')).toBeInTheDocument();
    act(() => live.onMute(false));
    await passes(120_000);
    expect(readings).toEqual({ list: 4, count: 4 });
  });

  it('it is asked for soon after an act, and some seconds later', async () => {
    await show();
    render(
      <QueryClientProvider client={client}>
        <Act />
      </QueryClientProvider>,
    );
    act(() => live.onMute(true));
    await screen.findByText('list 2, count 2');
    act(() => screen.getByText('act').click());
    await passes(1100);
    expect(await screen.findByText('list 3, count 3')).toBeInTheDocument();
    await passes(3000);
    expect(await screen.findByText('list 4, count 4')).toBeInTheDocument();
  });
});

describe('what is on screen', () => {
  it('is read again once for all changes of a moment, and nothing else is', async () => {
    await show();
    live.onChange([['signing', 'documents']]);
    live.onChange([['signing', 'documents'], ['elsewhere']]);
    await passes(300);
    expect(await screen.findByText('list 2, count 1')).toBeInTheDocument();
  });

  it('is read again after a gap, what is kept as it is aside, and the registry is asked for', async () => {
    server.on(getBoot).answer(() => buildBoot({ session: buildSession() }));
    await show();
    live.onGap();
    expect(await screen.findByText('list 2, count 2')).toBeInTheDocument();
    await passes(3000);
    expect(server.inputs(getBoot)).toHaveLength(1);
  });

  it('shows each answer that comes, however fast changes are, and is read once more after the last', async () => {
    const answers: ((text: string) => void)[] = [];
    const aborted = jest.fn();
    const Import = () => {
      const { data } = useQuery({
        queryKey: ['admin', 'imports'],
        queryFn: ({ signal }) => {
          signal.addEventListener('abort', aborted);
          return new Promise<string>((resolve) => answers.push(resolve));
        },
      });
      return <p>{`import ${data}`}</p>;
    };
    await show();
    render(
      <QueryClientProvider client={client}>
        <Import />
      </QueryClientProvider>,
    );
    for (let change = 0; change < 4; change += 1) {
      live.onChange([['admin', 'imports']]);
      await passes(300);
    }
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]?.('150 of 1500'));
    expect(await screen.findByText('import 150 of 1500')).toBeInTheDocument();
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]?.('done'));
    expect(await screen.findByText('import done')).toBeInTheDocument();
    expect(answers).toHaveLength(2);
    expect(aborted).not.toHaveBeenCalled();
  });

  it('is not followed while nobody is signed in, nor after signing out', async () => {
    await show(false);
    expect(connect).not.toHaveBeenCalled();
    act(() => setBoot(buildBoot({ session: buildSession() })));
    await passes(0);
    expect(connect).toHaveBeenCalledTimes(1);
    act(() => setBoot(buildBoot()));
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('is not followed before the first own password is chosen', async () => {
    await show(false);
    act(() => setBoot(buildBoot({ session: buildSession({ hasChangedPassword: false }) })));
    await passes(0);
    expect(connect).not.toHaveBeenCalled();
    act(() => setBoot(buildBoot({ session: buildSession() })));
    await passes(0);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('asks for the registry when another build is live', async () => {
    server.on(getBoot).answer(() => buildBoot({ session: buildSession() }));
    await show();
    live.onBuilds();
    await passes(3000);
    expect(server.inputs(getBoot)).toHaveLength(1);
  });

  it('asks whether the session stands when the server ended the line for it', async () => {
    server.on(checkSession).answer(() => ({ isForced: false, reason: 'ended' }));
    await show();
    live.onSessionEnd(goOn);
    await passes(1500);
    expect(server.inputs(checkSession)).toHaveLength(1);
    expect(goOn).not.toHaveBeenCalled();
  });

  it('is followed on by the session that a new password brought, asked for once that was saved', async () => {
    server.on(checkSession).answer(() => ({ isForced: false, reason: null }));
    await show();
    let saved: () => void = () => undefined;
    const mutationFn = () => new Promise<void>((resolve) => (saved = resolve));
    void client.getMutationCache().build(client, { mutationFn }).execute(undefined);
    live.onSessionEnd(goOn);
    await passes(3000);
    expect(server.inputs(checkSession)).toHaveLength(0);
    saved();
    await passes(1500);
    await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1));
    expect(disconnect).not.toHaveBeenCalled();
  });

  it('is read again once somebody has signed in again over it', async () => {
    const stop = answerSessionLoss();
    await show();
    act(() => void loseSession('expired'));
    expect(disconnect).toHaveBeenCalledTimes(1);
    act(() => settleSessionLoss(true));
    await passes(0);
    expect(connect).toHaveBeenCalledTimes(2);
    expect(await screen.findByText('list 2, count 2')).toBeInTheDocument();
    stop();
  });
});
