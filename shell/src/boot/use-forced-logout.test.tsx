import { act, render, screen } from '@testing-library/react';
import { setBoot, useSession } from 'shared-api';
import { checkLogoutNew } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { KitProvider } from 'shared-ui';
import { useForcedLogout } from './use-forced-logout.ts';

const server = createFakeServer();

function Page() {
  useForcedLogout();
  return <p>{useSession()?.fullName ?? 'nobody'}</p>;
}

function show() {
  setBoot(buildBoot({ session: buildSession() }));
  render(
    <KitProvider>
      <Page />
    </KitProvider>,
  );
}

const minutePasses = () => act(() => jest.advanceTimersByTimeAsync(60_000));

beforeEach(() => {
  jest.useFakeTimers();
  server.on(getBoot).answer(() => buildBoot());
});
afterEach(() => jest.useRealTimers());

describe('a forced logout', () => {
  it('leaves the page as it is while the session stands', async () => {
    server.on(checkLogoutNew).answer(() => ({ isForced: false }));
    show();
    await minutePasses();
    expect(screen.getByText('Mario Rossi')).toBeInTheDocument();
    expect(server.inputs(checkLogoutNew)).toHaveLength(1);
  });

  it('signs out within a minute, says why, and asks no more', async () => {
    localStorage.setItem('content_signature', 'drawing');
    server.on(checkLogoutNew).answer(() => ({ isForced: true }));
    show();
    await minutePasses();
    expect(screen.getByText('nobody')).toBeInTheDocument();
    expect(screen.getByText('La sessione è stata chiusa: accedi di nuovo')).toBeInTheDocument();
    expect(localStorage.getItem('content_signature')).toBeNull();
    await minutePasses();
    expect(server.inputs(checkLogoutNew)).toHaveLength(1);
  });

  it('does not sign out because the server is out of reach', async () => {
    server.on(checkLogoutNew).cut();
    show();
    await minutePasses();
    expect(screen.getByText('Mario Rossi')).toBeInTheDocument();
  });
});
