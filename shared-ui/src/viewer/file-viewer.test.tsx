import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import {
  failNextPdf,
  holdNextPdf,
  pdfCalls,
  renderWithKit,
  servePdf,
  setViewport,
} from '../testing/index.ts';
import { FileViewer, useFile, type FileViewerHandle } from './index.ts';

const user = userEvent.setup();
const scrolls: ScrollToOptions[] = [];

beforeEach(() => {
  servePdf(Array.from({ length: 12 }, (_, index) => [`Pagina numero ${index + 1}`, 'Condizioni generali']));
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(421);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  scrolls.length = 0;
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
    if (typeof to === 'object') scrolls.push(to);
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
    // As a browser does: after what has scrolled it is done.
    queueMicrotask(() => fireEvent.scroll(this));
  };
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});
afterEach(() => jest.restoreAllMocks());

const over = (page: number) => <i>{`over ${page}`}</i>;
const badge = (page: number) => (page === 3 ? '2 boxes' : null);

function Example({ onPageChange }: { onPageChange?: (page: number) => void }) {
  const file = useFile('/contratto.pdf');
  const viewer = useRef<FileViewerHandle>(null);
  const area = { x: 0.5, y: 0.5, width: 0.2, height: 0.05 };
  return (
    <>
      <button type="button" onClick={() => viewer.current?.zoomTo(4, area)}>
        To the box
      </button>
      <FileViewer
        ref={viewer}
        file={file}
        overlay={over}
        badge={badge}
        {...(onPageChange && { onPageChange })}
      />
    </>
  );
}

const width = (page: number) =>
  Number.parseFloat(screen.getByRole('group', { name: `Page ${page} of 12` }).style.inlineSize);

const ours = { 'x-sportello-answer': '1' };
const refusal = (code: string) =>
  new Response(JSON.stringify({ Result: 'KO', Error: 'Altered', ErrDetails: '', code, requestId: '1' }), {
    status: 500,
    headers: ours,
  });

async function open(props: Parameters<typeof Example>[0] = {}) {
  renderWithKit(<Example {...props} />, { language: 'en' });
  await screen.findByRole('group', { name: 'Page 12 of 12' });
  return screen.getByRole('region', { name: 'Pages of the document' });
}

describe('the file viewer', () => {
  it('has a sheet for every page, and draws and reads out those that are near', async () => {
    const region = await open();
    await waitFor(() => expect(within(region).getByText('Pagina numero 1')).toBeInTheDocument());
    expect(within(region).getByText('over 12')).toBeInTheDocument();
    expect(within(region).queryByText('Pagina numero 9')).not.toBeInTheDocument();
    expect(Math.max(...pdfCalls().drawn)).toBeLessThan(5);
  });

  it('goes to a page that is typed, and back from what is none', async () => {
    const onPageChange = jest.fn();
    await open({ onPageChange });
    const field = screen.getByRole('textbox', { name: 'Go to page, 1 to 12' });
    await user.clear(field);
    await user.type(field, '9{Enter}');
    await waitFor(() => expect(onPageChange).toHaveBeenLastCalledWith(9));
    expect(field).toHaveValue('9');
    await user.clear(field);
    await user.type(field, '99{Enter}');
    expect(field).toHaveValue('9');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(onPageChange).toHaveBeenLastCalledWith(10));
  });

  it('zooms by buttons and keys in the specified steps, and fits', async () => {
    const region = await open();
    expect(width(1)).toBeCloseTo(421);
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(width(1)).toBeCloseTo(421 * 1.1);
    region.focus();
    await user.keyboard('-');
    expect(width(1)).toBeCloseTo(421 * 1.1 * 0.9);
    await user.keyboard('0');
    expect(width(1)).toBeCloseTo(421);
    await user.click(screen.getByRole('button', { name: 'Whole page' }));
    expect(width(1)).toBeCloseTo(421);
    fireEvent.wheel(region, { ctrlKey: true, deltaY: -100, clientX: 10, clientY: 10 });
    expect(width(1)).toBeGreaterThan(421);
  });

  it('goes to the last page and the first by keyboard', async () => {
    const onPageChange = jest.fn();
    const region = await open({ onPageChange });
    region.focus();
    await user.keyboard('{End}');
    await waitFor(() => expect(onPageChange).toHaveBeenLastCalledWith(12));
    await user.keyboard('{Home}');
    await waitFor(() => expect(onPageChange).toHaveBeenLastCalledWith(1));
  });

  it('zooms by two fingers around the point between them, once they leave', async () => {
    const region = await open();
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      fireEvent[type](region, {
        touches: xs.map((clientX) => ({ clientX, clientY: 300 })),
        changedTouches: [{ clientX: 0, clientY: 300 }],
      });
    touch('touchStart', 150, 250);
    touch('touchMove', 100, 300);
    expect(width(1)).toBeCloseTo(421);
    const column = region.querySelector<HTMLElement>('[style*="transform"]');
    expect(column?.style.transform).toContain('scale(2)');
    touch('touchEnd', 100);
    expect(column?.style.transform).toBe('');
    expect(width(1)).toBeCloseTo(842);
    expect(scrolls.at(-1)).toMatchObject({ left: 200, top: 300 });
  });

  it('zooms to a part of a page when a screen asks for it', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'To the box' }));
    expect(width(4) * 0.2).toBeCloseTo(421 * 0.8);
    const height = (width(4) * 842) / 595;
    expect(scrolls.at(-1)?.top).toBeCloseTo(3 * (height + 16) + 0.525 * height - 300, 0);
  });

  it('searches all pages, counts what it finds, and steps through it', async () => {
    const region = await open();
    const height = (421 * 842) / 595;
    region.focus();
    await user.keyboard('{Control>}f{/Control}');
    const field = screen.getByRole('searchbox', { name: 'Search the document' });
    expect(field).toHaveFocus();
    await user.type(field, 'GENERÀLI');
    expect(await screen.findByText('1 of 12')).toBeInTheDocument();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(screen.getByText('4 of 12')).toBeInTheDocument();
    // The line stands 34 points below the top of the fourth page, in the middle of the window.
    await waitFor(() => expect(scrolls.at(-1)?.top).toBeCloseTo(3 * (height + 16) + (34 * 421) / 595 - 300));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Go to page, 1 to 12' })).toHaveValue('4'),
    );
    await user.clear(field);
    await user.type(field, 'nowhere');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(region).toHaveFocus();
  });

  it('has thumbnails on a desktop, with what a screen says of each', async () => {
    setViewport('desktop');
    await open();
    const toggle = screen.getByRole('button', { name: 'Page thumbnails' });
    if (toggle.getAttribute('aria-pressed') === 'false') await user.click(toggle);
    const thumbnails = within(screen.getByRole('navigation', { name: 'Page thumbnails' }));
    expect(thumbnails.getByRole('button', { current: 'page' })).toHaveTextContent('1');
    await user.click(thumbnails.getByRole('button', { name: /3.*2 boxes/ }));
    await waitFor(() =>
      expect(thumbnails.getByRole('button', { current: 'page' })).toHaveTextContent('2 boxes'),
    );
  });

  it('says how much has come, and has no tools until there is a page', async () => {
    jest.useFakeTimers();
    const pdf = holdNextPdf();
    renderWithKit(<Example />, { language: 'en' });
    await act(() => jest.advanceTimersByTimeAsync(1200));
    act(() => pdf.report(0.4));
    expect(screen.getByRole('progressbar', { name: 'Loading the document' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    const tools = screen.getByRole('toolbar');
    expect(tools).toHaveAttribute('data-waiting');
    pdf.arrive();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(tools).not.toHaveAttribute('data-waiting');
    jest.useRealTimers();
  });

  it.each([
    ['missing', 'The document is no longer available'],
    ['altered', 'The document was changed on its way'],
    ['unreachable', 'The document did not load'],
    ['unsupported', 'This browser cannot show the document'],
    ['unreadable', 'The document cannot be shown'],
  ] as const)('says that a file is %s, and tries again', async (kind, title) => {
    failNextPdf(kind);
    renderWithKit(<Example />, { language: 'en' });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Page 1 of 12' })).toBeInTheDocument();
  });

  it('says of a file that the server refuses that it is not what was stored, not that the line failed', async () => {
    const fetching = jest.fn(async () => refusal('file-changed'));
    Object.assign(globalThis, { fetch: fetching });
    failNextPdf('unreachable');
    renderWithKit(<Example />, { language: 'en' });
    const title = 'The document is no longer the one that was stored';
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByText(/Check the connection/)).not.toBeInTheDocument();
    expect(fetching).toHaveBeenCalledWith('/contratto.pdf');
  });

  it.each([
    ['another refusal', async () => refusal('internal')],
    ['a file that comes now', async () => new Response('%PDF', { headers: ours })],
    ['the page of a network', async () => new Response('<html>Hotel')],
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says that a file did not load where the second try has %s', async (_, answer) => {
    Object.assign(globalThis, { fetch: jest.fn(answer) });
    failNextPdf('unreachable');
    renderWithKit(<Example />, { language: 'en' });
    expect(await screen.findByText(/Check the connection/)).toBeInTheDocument();
  });
});
