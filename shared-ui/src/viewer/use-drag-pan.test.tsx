import { fireEvent, screen } from '@testing-library/react';
import { renderWithKit, servePdf } from '../testing/index.ts';
import { FileViewer, useFile } from './index.ts';

beforeEach(() => {
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
    if (typeof to === 'object') Object.assign(this, { scrollLeft: to.left, scrollTop: to.top });
  };
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(421);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => jest.restoreAllMocks());

const picture = new Blob(['picture']);

function Example({ type }: { type: 'pdf' | 'picture' }) {
  return <FileViewer file={useFile(type === 'pdf' ? '/a.pdf' : picture, type)} />;
}

/** The window of the tests has no pointer events. */
function pointer(
  name: string,
  { pointerType = 'mouse', ...rest }: MouseEventInit & { pointerType?: string },
) {
  return Object.assign(new MouseEvent(name, { bubbles: true, ...rest }), { pointerType });
}

const press = (pages: HTMLElement, at: { readonly clientX: number; readonly clientY: number }, rest = {}) =>
  fireEvent(pages, pointer('pointerdown', { button: 0, ...at, ...rest }));
const moveTo = (clientX: number, clientY: number) =>
  fireEvent(window, pointer('pointermove', { clientX, clientY }));

async function open(type: 'pdf' | 'picture') {
  renderWithKit(<Example type={type} />, { language: 'en' });
  await screen.findByRole('group', { name: 'Page 1 of 1' });
  const pages = screen.getByRole('region', { name: 'Pages of the document' });
  Object.assign(pages, { scrollLeft: 50, scrollTop: 80 });
  return pages;
}

const placeOf = ({ scrollLeft, scrollTop }: HTMLElement) => [scrollLeft, scrollTop];

describe('a picture', () => {
  beforeEach(() => {
    const bitmap = { width: 800, height: 600, close: () => undefined };
    Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  });

  it('follows the mouse while its button is down, also outside of the pages', async () => {
    const pages = await open('picture');
    moveTo(10, 10);
    expect(placeOf(pages)).toEqual([50, 80]);
    press(pages, { clientX: 200, clientY: 200 });
    moveTo(180, 150);
    expect(placeOf(pages)).toEqual([70, 130]);
    fireEvent(window, pointer('pointerup', {}));
    moveTo(0, 0);
    expect(placeOf(pages)).toEqual([70, 130]);
  });

  it.each([
    ['a finger, which scrolls', { pointerType: 'touch' }],
    ['another button', { button: 2 }],
    ['the scroll bar', { clientX: 430 }],
  ])('does not follow %s', async (_, rest) => {
    const pages = await open('picture');
    press(pages, { clientX: 200, clientY: 200 }, rest);
    moveTo(100, 100);
    expect(placeOf(pages)).toEqual([50, 80]);
  });
});

it('leaves a PDF where it is: its text is selected', async () => {
  servePdf([['Testo']]);
  const pages = await open('pdf');
  press(pages, { clientX: 200, clientY: 200 });
  moveTo(100, 100);
  expect(placeOf(pages)).toEqual([50, 80]);
});
