import { act, screen } from '@testing-library/react';
import { renderWithKit } from 'shared-ui/testing';
import { MarkContent } from './mark-content.component.tsx';
import type { Mark } from './marks.ts';

const mark: Mark = {
  key: 'one',
  kind: 'signature',
  page: 1,
  x: 0.1,
  y: 0.1,
  width: 0.3,
  height: 0.1,
  text: '',
  isFixed: false,
};

afterEach(() => jest.useRealTimers());

it('a box that is signed shows the day that the server will stamp, past the midnight of Italy the next', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T22:59:00Z') });
  const filling = { signature: 'data:image/png;base64,AA==', picture: null };
  renderWithKit(<MarkContent mark={mark} size={{ width: 180, height: 60 }} filling={filling} />);
  expect(screen.getByText('30/11/2026')).toBeInTheDocument();
  expect(screen.getByText('Per accettazione')).toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(90_000);
  });
  expect(screen.getByText('01/12/2026')).toBeInTheDocument();
});
