/** In place of `boot/area-loader.ts`: `jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'))`. */
export const loadArea = jest.fn();
export const findLoadedArea = jest.fn();
export class OutdatedShellError extends Error {}
