import { act, render, screen } from '@testing-library/react';
import { clock } from 'shared-api/device';
import { useNow, useToday } from './use-clock.ts';

function Clock() {
  return (
    <>
      <p>{useToday()}</p>
      <p>{new Date(useNow(1000)).toISOString()}</p>
    </>
  );
}

const start = Date.parse('2026-11-30T22:59:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: start });
});
afterEach(() => {
  clock.compare(Date.now());
  jest.useRealTimers();
});

it('a page that stays open past midnight of Italy shows the next day', () => {
  render(<Clock />);
  expect(screen.getByText('2026-11-30')).toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(90_000);
  });
  expect(screen.getByText('2026-12-01')).toBeInTheDocument();
  expect(screen.getByText('2026-11-30T23:00:30.000Z')).toBeInTheDocument();
});

it('a page that slept shows the day of now when one comes back to it', () => {
  render(<Clock />);
  jest.setSystemTime(start + 48 * 60 * 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2026-12-02')).toBeInTheDocument();
});

it('a device whose clock is wrong shows the day of the server', () => {
  render(<Clock />);
  act(() => clock.compare(start - 48 * 60 * 60_000));
  expect(screen.getByText('2026-11-28')).toBeInTheDocument();
  expect(screen.getByText('2026-11-28T22:59:00.000Z')).toBeInTheDocument();
});
