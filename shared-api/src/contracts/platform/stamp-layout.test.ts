import { fitDrawing, layOutStamp } from './stamp-layout.ts';

const width = 22;

describe('layOutStamp', () => {
  it('leaves the whole box to the drawing when there are no lines', () => {
    expect(layOutStamp({ width: 200, height: 60 }, [])).toEqual({
      fontSize: 0,
      drawingHeight: 60,
      baselines: [],
      lefts: [],
    });
  });

  it('never exceeds 8 points, the width, or 45 % of the height', () => {
    expect(layOutStamp({ width: 1000, height: 1000 }, [width]).fontSize).toBe(8);
    expect(layOutStamp({ width: 1000, height: 1000, unit: 2 }, [width]).fontSize).toBe(4);
    expect(layOutStamp({ width: 88, height: 1000 }, [width, 3]).fontSize).toBeCloseTo(4);
    expect(layOutStamp({ width: 1000, height: 10 }, [width, width]).drawingHeight).toBeCloseTo(5.5);
  });

  it('stands the lines one above the other within the box', () => {
    const { baselines, drawingHeight } = layOutStamp({ width: 300, height: 60 }, [width, width]);
    expect(baselines[0]).toBeGreaterThan(drawingHeight);
    expect(baselines[1]).toBeGreaterThan(baselines[0] ?? Infinity);
    expect(baselines[1]).toBeLessThan(60);
  });

  it('stands each line in the middle', () => {
    const { lefts, fontSize } = layOutStamp({ width: 300, height: 60 }, [10, 20]);
    expect(lefts).toEqual([150 - 5 * fontSize, 150 - 10 * fontSize]);
  });
});

describe('fitDrawing', () => {
  it.each([
    ['wide', { width: 400, height: 100 }, { left: 0, top: 5, width: 200, height: 50 }],
    ['tall', { width: 100, height: 200 }, { left: 85, top: 0, width: 30, height: 60 }],
    ['small', { width: 2, height: 2 }, { left: 70, top: 0, width: 60, height: 60 }],
  ])('lets a drawing that is %s fill what it can, in the middle', (_, drawing, area) => {
    const box = { width: 200, height: 60 };
    expect(fitDrawing(box, layOutStamp(box, []), drawing)).toEqual(area);
  });

  it('keeps a drawing above the lines', () => {
    const box = { width: 200, height: 60 };
    const layout = layOutStamp(box, [width]);
    const { top, height } = fitDrawing(box, layout, { width: 10, height: 100 });
    expect(top + height).toBeCloseTo(layout.drawingHeight);
  });
});
