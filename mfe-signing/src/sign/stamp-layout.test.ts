import { layOutStamp } from './stamp-layout.ts';

const line = 'Firmato digitalmente il 21/11/2026 alle 18:30';

describe('layOutStamp', () => {
  it('leaves the whole box to the drawing when there are no lines', () => {
    expect(layOutStamp({ width: 200, height: 60 }, [])).toEqual({
      fontSize: 0,
      drawingHeight: 60,
      baselines: [],
    });
  });

  it('never takes more than 8 points, the width, or 45 % of the height', () => {
    expect(layOutStamp({ width: 1000, height: 1000 }, [line]).fontSize).toBe(8);
    expect(layOutStamp({ width: 90, height: 1000 }, [line]).fontSize).toBeCloseTo(4);
    const { drawingHeight } = layOutStamp({ width: 1000, height: 10 }, [line, line]);
    expect(drawingHeight).toBeCloseTo(5.5);
  });

  it('stands the lines one above the other within the box', () => {
    const { baselines, drawingHeight } = layOutStamp({ width: 300, height: 60 }, [line, line]);
    expect(baselines[0]).toBeGreaterThan(drawingHeight);
    expect(baselines[1]).toBeGreaterThan(baselines[0] ?? Infinity);
    expect(baselines[1]).toBeLessThan(60);
  });
});
