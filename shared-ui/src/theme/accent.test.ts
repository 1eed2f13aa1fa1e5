import { accentPalette, contrast, defaultAccent } from './accent.ts';

const colours = [defaultAccent, '#ffcc00', '#ff0000', '#000000', '#ffffff', '#1f5fd6', '#00ff88', '#808080'];
const readable = 4.5;

describe('accentPalette', () => {
  it.each(colours)('makes %s readable in both schemes, as text and under text', (colour) => {
    const { light, dark } = accentPalette(colour);
    expect(contrast(light.accent, '#ffffff')).toBeGreaterThanOrEqual(readable);
    expect(contrast(light.accent, '#eceef2')).toBeGreaterThanOrEqual(readable);
    expect(contrast(light.accent, light.contrast)).toBeGreaterThanOrEqual(readable);
    expect(contrast(dark.accent, '#1d222a')).toBeGreaterThanOrEqual(readable);
    expect(contrast(dark.accent, dark.contrast)).toBeGreaterThanOrEqual(readable);
  });

  it('leaves a colour alone that can be read already', () => {
    expect(accentPalette('#0b6175').light.accent).toBe('#0b6175');
  });

  it("falls back to the kit's accent when it is given no colour", () => {
    expect(accentPalette('teal')).toEqual(accentPalette(defaultAccent));
  });
});
