import { createRandom, wholeBetween } from './random.ts';

describe('random numbers', () => {
  const draw = (seed: number, stream: number) => {
    const random = createRandom(seed, stream);
    return Array.from({ length: 200 }, random);
  };

  it('are the same for the same seed and stream, and others for others', () => {
    expect(draw(1, 1)).toEqual(draw(1, 1));
    expect(draw(1, 2)).not.toEqual(draw(1, 1));
    expect(draw(2, 1)).not.toEqual(draw(1, 1));
  });

  it('fill what lies between 0 and 1', () => {
    const all = draw(3, 0);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...all)).toBeLessThan(0.1);
    expect(Math.max(...all)).toBeLessThan(1);
    expect(Math.max(...all)).toBeGreaterThan(0.9);
  });

  it('reach both ends of a range', () => {
    const random = createRandom(1);
    const drawn = new Set(Array.from({ length: 100 }, () => wholeBetween(random, 2, 4)));
    expect(drawn).toEqual(new Set([2, 3, 4]));
  });
});
