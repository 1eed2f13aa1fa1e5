import { layOutPages } from './page-layout.ts';
import { placeAt, pointOf, scrollToShow } from './page-place.ts';
import { canZoom, clampZoom, middleOf, pinchFactor, wheelFactor, zoomOf, zoomToArea } from './zoom.ts';

const page = { width: 600, height: 800 };
const room = { width: 1200, height: 700 };
const fingers = (spread: number) =>
  [
    { x: 100 - spread / 2, y: 200 },
    { x: 100 + spread / 2, y: 200 },
  ] as const;

describe('the zoom', () => {
  it('fits the width of a page, or the whole of it', () => {
    expect(zoomOf({ fit: 'width', page: 1 }, [page], room) * 900).toBeCloseTo(1200);
    expect(zoomOf({ fit: 'page', page: 1 }, [page], room) * 1200).toBeCloseTo(700);
    const low = { width: 600, height: 100 };
    expect(zoomOf({ fit: 'page', page: 1 }, [low], room) * 900).toBeCloseTo(1200);
  });

  it('is 1 while nothing is known yet', () => {
    expect(zoomOf({ fit: 'page', page: 1 }, [], room)).toBe(1);
    expect(zoomOf({ fit: 'page', page: 1 }, [page], { width: 0, height: 0 })).toBe(1);
  });

  it('stays within what is useful', () => {
    expect(clampZoom(100)).toBe(4);
    expect(clampZoom(0)).toBe(0.25);
    expect(canZoom(3.9, 1.1)).toBe(false);
    expect(canZoom(1, 1.1)).toBe(true);
    expect(canZoom(0.26, 0.9)).toBe(false);
  });

  it('takes a step for each notch of a wheel, and follows a touchpad softly', () => {
    expect(wheelFactor(-100)).toBe(1.1);
    expect(wheelFactor(100)).toBe(0.9);
    expect(wheelFactor(-2)).toBeCloseTo(1.02);
    expect(wheelFactor(-2) * wheelFactor(2)).toBeCloseTo(1);
  });

  it('follows two fingers, up to its limits', () => {
    expect(middleOf(fingers(50))).toEqual({ x: 100, y: 200 });
    expect(pinchFactor(fingers(50), fingers(100), 1)).toBe(2);
    expect(pinchFactor(fingers(50), fingers(100), 3)).toBeCloseTo(4 / 3);
    expect(pinchFactor(fingers(100), fingers(1), 1)).toBe(0.25);
  });

  it('shows an area as large as the room allows, and never smaller than pages are read', () => {
    const area = { x: 0.5, y: 0.5, width: 0.25, height: 0.05 };
    const phone = { width: 374, height: 600 };
    const zoom = zoomToArea(area, page, phone);
    expect(zoom * 374 * area.width).toBeCloseTo(374 * 0.8);
    expect(zoomToArea({ x: 0, y: 0, width: 1, height: 1 }, page, phone)).toBe(1);
    expect(zoomToArea({ x: 0, y: 0, width: 0.01, height: 0.01 }, page, phone)).toBe(4);
  });
});

describe('a place of a page', () => {
  it('is the same at every zoom', () => {
    const small = layOutPages([page, page], 300, 1);
    const large = layOutPages([page, page], 300, 2.5);
    const place = placeAt(small, { x: 75, y: 516 });
    expect(place).toEqual({ page: 2, x: 0.25, y: 0.25 });
    expect(place && pointOf(large, place)).toEqual({ x: 187.5, y: 1016 + 250 });
  });

  it('is nowhere in no pages', () => {
    expect(placeAt([], { x: 1, y: 1 })).toBeUndefined();
    expect(pointOf([], { page: 1, x: 0, y: 0 })).toBeUndefined();
  });

  it('is scrolled to no further than it takes to see it', () => {
    const window = { start: 100, size: 500, margin: 20 };
    expect(scrollToShow({ start: 200, end: 300 }, window)).toBe(100);
    expect(scrollToShow({ start: 50, end: 90 }, window)).toBe(30);
    expect(scrollToShow({ start: 700, end: 800 }, window)).toBe(320);
    expect(scrollToShow({ start: 700, end: 1800 }, window)).toBe(680);
  });
});
