import { act, renderHook } from '@testing-library/react';
import { setBoot } from 'shared-api';
import { buildBoot, buildSession } from 'shared-api/testing';
import { useScreen } from 'shared-ui';
import { useLetters } from './use-letters.ts';

const visitor = buildBoot();
const signedIn = buildBoot({ session: buildSession() });

function setLine(line: object) {
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
}

/** The letters of a page whose screen has this name; it has none before it stands. */
function renderLetters() {
  const page = renderHook(
    ({ title }) => {
      const letters = useLetters();
      useScreen({ title });
      return letters;
    },
    { initialProps: { title: '' } },
  );
  return {
    letters: () => page.result.current,
    stand: () => page.rerender({ title: 'Accedi' }),
  };
}

const drawFrames = (count: number) => act(() => jest.advanceTimersByTime(count * 16));

beforeEach(() => {
  jest.useFakeTimers();
  setLine({});
});
afterEach(() => jest.useRealTimers());

describe('the letters of the page', () => {
  it('are its own from the start for who is signed in', () => {
    setBoot(signedIn);
    expect(renderLetters().letters()).toBe('own');
  });

  it("are the device's for a visitor until the first screen was drawn", () => {
    setBoot(visitor);
    const { letters, stand } = renderLetters();
    drawFrames(10);
    expect(letters()).toBe('device');
    stand();
    drawFrames(1);
    expect(letters()).toBe('device');
    drawFrames(1);
    expect(letters()).toBe('own');
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])(
    "stay the device's on a line with %j, until somebody has signed in",
    (line) => {
      setLine(line);
      setBoot(visitor);
      const { letters, stand } = renderLetters();
      stand();
      drawFrames(10);
      expect(letters()).toBe('device');
      act(() => setBoot(signedIn));
      expect(letters()).toBe('own');
    },
  );
});
