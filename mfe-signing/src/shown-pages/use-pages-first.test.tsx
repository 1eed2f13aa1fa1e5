import { render, renderHook } from '@testing-library/react';
import { changeLanguage, KitProvider } from 'shared-ui';
import { usePagesFirst } from './use-pages-first.ts';
import type { PageSight, ShownPages } from './use-shown-pages.ts';

const ask = jest.fn();
const showUnseen = jest.fn();
beforeAll(() => changeLanguage('it'));
beforeEach(() => jest.clearAllMocks());

function pagesFirst(sights: readonly PageSight[], { isAsked = true, isFile = false } = {}) {
  const shown = { sightOf: (page: number) => sights[page - 1] ?? 'coming' } as ShownPages;
  const viewer = { current: { show: jest.fn(), zoomTo: jest.fn(), showUnseen } };
  const asked = { isAsked, pageCount: sights.length, shown, viewer, unseen: { isFile, ask } };
  return renderHook(() => usePagesFirst(asked)).result.current;
}

it('is nothing where nobody asks for it', () => {
  const { progress, lead } = pagesFirst(['coming', 'coming'], { isAsked: false });
  expect([progress, lead()]).toEqual([undefined, false]);
});

it('leads to the first page that is still to be seen, and says how many were', () => {
  render(<KitProvider>{null}</KitProvider>);
  const { progress, lead } = pagesFirst(['shown', 'failed', 'coming', 'coming']);
  expect(progress).toBe('1 di 4 pagine viste');
  expect(lead()).toBe(true);
  expect(showUnseen).toHaveBeenCalledWith(3);
  expect(ask).not.toHaveBeenCalled();
});

it.each<[string, PageSight[], boolean]>([
  ['a page cannot be shown', ['shown', 'failed'], false],
  ['the file cannot be shown', ['coming', 'coming'], true],
])('offers another way to read it where %s', (_what, sights, isFile) => {
  expect(pagesFirst(sights, { isFile }).lead()).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(showUnseen).not.toHaveBeenCalled();
});

it('lets one sign once all were seen', () => {
  const { progress, lead } = pagesFirst(['shown', 'shown']);
  expect([progress, lead()]).toEqual([undefined, false]);
});
