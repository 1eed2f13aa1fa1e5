import { layOutStamp } from './stamp-layout.ts';

const width = 22;

describe('layOutStamp', () => {
  it('leaves the whole box to the drawing when there are no lines', () => {
    expect(layOutStamp({ width: 200, height: 60 }, [])).toEqual({
      fontSize: 0,
      drawingHeight: 60,
      baselines: [],
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
});
