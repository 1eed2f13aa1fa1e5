import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';
import { setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { signedIn } = setUpShell();
const printed = () => document.querySelector('[data-print]')?.getAttribute('data-print')?.split('\n');

describe('a printed page', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['it', 'Mario Rossi, stampato il'],
    ['en', 'Mario Rossi, printed on'],
  ] as const)(
    'says whose it is and of which day, though it was open since yesterday (%s)',
    async (language, whose) => {
      renderShell({ ...signedIn, language }, '/dash', 'desktop');
      await screen.findByRole('heading', { level: 1, name: 'Home' });
      jest.useFakeTimers({ now: new Date('2026-03-10T10:00:00Z'), doNotFake: ['queueMicrotask'] });
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      const company = signedIn.session?.company?.name ?? '';
      expect(printed()).toEqual([`${signedIn.branding.product} · ${company}`, `${whose} 10-03-2026`]);
    },
  );
});
