import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as CanvasLibrary from '@napi-rs/canvas';
import { createRef } from 'react';
import { AreaScopeProvider, type AreaFailure } from 'shared-ui';
import { mockDrawingCanvas, readPicture, renderWithKit, setViewport } from '../testing/index.ts';
import { SignaturePad, type SignaturePadHandle } from './signature-pad.component.tsx';
import { padSize } from './signature-sizes.ts';
import { inkStrokes, isDot, scaleStrokes } from './strokes.ts';

describe('SignaturePad', () => {
  it('shows a long name small, as the picture will be, and not squeezed', async () => {
    renderWithKit(
      <SignaturePad
        purpose="document"
        minReach={24}
        name={'Maria Vittoria De Santis-Buonocore'.repeat(2).slice(0, 60)}
      />,
    );
    await userEvent.click(await screen.findByRole('radio', { name: 'Scrivi' }));
    const text = document.querySelector('svg text');
    expect(text).not.toHaveAttribute('textLength');
    expect(Number.parseFloat((text as SVGElement).style.fontSize) * 60 * 0.43).toBeLessThanOrEqual(
      850 * 0.88 + 1,
    );
  });

  it('starts empty, and accepts a typed name as the way of the keyboard', async () => {
    const onChange = jest.fn();
    const pad = createRef<SignaturePadHandle>();
    renderWithKit(<SignaturePad ref={pad} purpose="document" minReach={24} onChange={onChange} />);
    expect(await screen.findByRole('img', { name: 'La firma è vuota' })).toBeInTheDocument();
    expect(pad.current?.isEmpty()).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Scrivi' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome e cognome' }), 'Mario Rossi');
    expect(screen.getByRole('img', { name: 'Anteprima della firma: Mario Rossi' })).toBeInTheDocument();
    expect(pad.current?.isEmpty()).toBe(false);
    expect(onChange).toHaveBeenLastCalledWith(false);
    act(() => pad.current?.clear());
    expect(pad.current?.isEmpty()).toBe(true);
  });

  it('writes a typed name in the hand that was chosen, in the preview and in the picture', async () => {
    mockDrawingCanvas();
    const pad = createRef<SignaturePadHandle>();
    renderWithKit(<SignaturePad ref={pad} purpose="document" minReach={24} name="Mario Rossi" />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Scrivi' }));
    const text = document.querySelector('svg text') as SVGElement;
    const pictures = new Set<string | null | undefined>();
    for (const [label, family] of [
      ['Semplice', 'Caveat Signature'],
      ['Elegante', 'Allura Signature'],
      ['Svelta', 'Square Peg Signature'],
    ] as const) {
      await userEvent.click(screen.getByRole('radio', { name: label }));
      expect(text.style.fontFamily).toContain(family);
      pictures.add(await pad.current?.toPng());
    }
    expect(pictures.size).toBe(3);
    jest.restoreAllMocks();
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('out of memory');
      },
    ],
    ['gives nothing', () => 'data:,'],
  ])('says that no picture could be made, keeps the signature, and reports it: %s', async (_, fail) => {
    mockDrawingCanvas();
    const make = jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(fail);
    const reports: AreaFailure[] = [];
    const scope = { label: 'Documenti', onFailure: (failure: AreaFailure) => void reports.push(failure) };
    const pad = createRef<SignaturePadHandle>();
    renderWithKit(
      <AreaScopeProvider value={scope}>
        <SignaturePad ref={pad} purpose="document" minReach={24} name="Mario Rossi" />
      </AreaScopeProvider>,
    );
    await userEvent.click(await screen.findByRole('radio', { name: 'Scrivi' }));
    await act(async () => expect(await pad.current?.toPng({ isTrimmed: true })).toBeNull());
    expect(screen.getByRole('alert')).toHaveTextContent(/^Questo dispositivo non è riuscito/);
    expect(screen.getByRole('textbox', { name: 'Nome e cognome' })).toHaveValue('Mario Rossi');
    expect(reports).toMatchObject([{ kind: 'stopped', error: expect.any(Error) }]);
    make.mockReturnValue('data:image/png;base64,AA');
    await act(async () => expect(await pad.current?.toPng()).toBe('data:image/png;base64,AA'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('says of a browser that hides what is drawn that it does, and what helps', async () => {
    mockDrawingCanvas();
    const { createCanvas } = jest.requireActual<typeof CanvasLibrary>('@napi-rs/canvas');
    const surface = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as CanvasRenderingContext2D;
    const white = { data: new Uint8ClampedArray(8).fill(255) } as ImageData;
    jest.spyOn(surface, 'getImageData').mockReturnValue(white);
    const pad = createRef<SignaturePadHandle>();
    renderWithKit(<SignaturePad ref={pad} purpose="document" minReach={24} name="Mario Rossi" />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Scrivi' }));
    await act(async () => expect(await pad.current?.toPng()).toBeNull());
    expect(screen.getByRole('alert')).toHaveTextContent(/^Questo browser nasconde ai siti/);
    jest.restoreAllMocks();
  });

  it('ends the stroke where it was when the phone is turned under the finger, and keeps its size', async () => {
    mockDrawingCanvas();
    setViewport('phone');
    let shown = 350;
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => shown);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
    const pad = createRef<SignaturePadHandle>();
    renderWithKit(<SignaturePad ref={pad} purpose="document" minReach={24} />);
    await screen.findByRole('img', { name: 'La firma è vuota' });
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const at = (clientX: number, buttons = 1) => ({ buttons, clientX, clientY: 20 });
    fireEvent.mouseDown(canvas, at(20));
    fireEvent.mouseMove(window, at(90));
    const before = canvas.width;
    shown = 700;
    // A phone that is turned is as wide as what has the other paper.
    act(() => setViewport('desktop'));
    fireEvent(window, new Event('resize'));
    fireEvent.mouseMove(window, at(600));
    fireEvent.mouseUp(window, at(600, 0));
    expect(await screen.findByRole('img', { name: '1 tratto disegnato' })).toBeInTheDocument();
    expect(canvas.width).toBeGreaterThan(before);
    const picture = await readPicture((await pad.current?.toPng()) ?? '');
    // From a seventeenth to a quarter of the pad, as it was drawn on the narrow one.
    const { width, height } = padSize('document', true);
    const down = (20 * width) / 350 / height;
    expect(picture.hasInkNear(60 / 350, down)).toBe(true);
    expect(picture.hasInkNear(0.5, down)).toBe(false);
    setViewport('desktop');
    jest.restoreAllMocks();
  });

  it('keeps the stroke under the finger when the window changes its size, as by the bar of a phone', async () => {
    mockDrawingCanvas();
    const pad = createRef<SignaturePadHandle>();
    renderWithKit(<SignaturePad ref={pad} purpose="document" minReach={24} />);
    await screen.findByRole('img', { name: 'La firma è vuota' });
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const point = { buttons: 1, clientY: 20 };
    fireEvent.mouseDown(canvas, { ...point, clientX: 20 });
    fireEvent.mouseMove(window, { ...point, clientX: 30 });
    fireEvent(window, new Event('resize'));
    fireEvent.mouseMove(window, { ...point, clientX: 60 });
    fireEvent.mouseUp(window, { ...point, buttons: 0, clientX: 60 });
    expect(await screen.findByRole('img', { name: '1 tratto disegnato' })).toBeInTheDocument();
    expect(pad.current?.refusal()).toBeNull();
    jest.restoreAllMocks();
  });

  it('takes a dot for no signature, until something is drawn beside it', async () => {
    mockDrawingCanvas();
    const pad = createRef<SignaturePadHandle>();
    renderWithKit(<SignaturePad ref={pad} purpose="document" minReach={24} />);
    await screen.findByRole('img', { name: 'La firma è vuota' });
    expect(pad.current?.refusal()).toBeNull();
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const draw = (from: number, to: number) => {
      const point = { buttons: 1, clientY: 20 };
      fireEvent.mouseDown(canvas, { ...point, clientX: from });
      fireEvent.mouseMove(window, { ...point, clientX: to });
      fireEvent.mouseUp(window, { ...point, buttons: 0, clientX: to });
    };
    draw(20, 20);
    expect(await screen.findByRole('img', { name: '1 tratto disegnato' })).toBeInTheDocument();
    expect(pad.current?.refusal()).toMatch(/^Il segno è troppo piccolo/);
    draw(20, 60);
    await waitFor(() => expect(pad.current?.refusal()).toBeNull());
    expect(pad.current?.isEmpty()).toBe(false);
    await userEvent.click(screen.getByRole('radio', { name: 'Scrivi' }));
    await userEvent.type(screen.getByRole('textbox'), '.');
    await waitFor(() => expect(pad.current?.refusal()).toBe('Scrivere il nome per intero'));
    await userEvent.type(screen.getByRole('textbox'), 'M');
    await waitFor(() => expect(pad.current?.refusal()).toBeNull());
    jest.restoreAllMocks();
  });

  it('says what is wrong under the pad', async () => {
    renderWithKit(<SignaturePad purpose="object" minReach={24} error="La firma è richiesta" />);
    expect(await screen.findByRole('group', { name: 'Area della firma' })).toHaveAccessibleDescription(
      'La firma è richiesta',
    );
  });
});

describe('padSize', () => {
  it('has the specified sizes', () => {
    expect(padSize('document', false)).toEqual({ width: 850, height: 200 });
    expect(padSize('document', true)).toEqual({ width: 350, height: 200 });
    expect(padSize('object', true)).toEqual({ width: 480, height: 100 });
    expect(padSize('inbox', false)).toEqual({ width: 320, height: 100 });
  });
});

/** A stroke straight down, in pixels of the pad. */
function strokeDown(height: number): Parameters<typeof scaleStrokes>[0] {
  const stroke = {
    points: [
      { x: 10, y: 20, pressure: 0.5, time: 1 },
      { x: 10, y: 20 + height, pressure: 0.5, time: 101 },
    ],
    dotSize: 0,
    minWidth: 0.2,
    maxWidth: 1,
    penColor: '#000000',
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over' as const,
  };
  return [stroke] as unknown as Parameters<typeof scaleStrokes>[0];
}

describe('scaleStrokes', () => {
  it('scales points and pen alike, and keeps the speed of the pen, which makes its width', () => {
    const [scaled] = scaleStrokes(strokeDown(50), 2);
    expect(scaled).toMatchObject({
      minWidth: 0.4,
      maxWidth: 2,
      points: [{ x: 20, y: 40, pressure: 0.5 }, {}],
    });
    const [from, to] = scaled?.points ?? [];
    if (!from || !to) throw new Error('There are no points');
    expect((to.y - from.y) / (to.time - from.time)).toBe(50 / 100);
  });
});

describe('isDot', () => {
  it.each([
    ['a dot', [0], true],
    ['a slip of the finger', [7], true],
    ['a short line', [8], false],
    ['a dot, and a line', [0, 30], false],
  ])('says of %s whether it is no signature', (_, heights, expected) => {
    expect(
      isDot(
        heights.flatMap((height) => strokeDown(height)),
        8,
      ),
    ).toBe(expected);
  });
});

describe('inkStrokes', () => {
  it.each([
    ['small', 30, 1],
    ['large', 120, 3],
    ['pad-high', 200, 4],
  ])('draws a %s signature with the pen that its size needs on paper', (_, height, maxWidth) => {
    expect(inkStrokes(strokeDown(height))[0]?.maxWidth).toBeCloseTo(maxWidth);
  });
});
