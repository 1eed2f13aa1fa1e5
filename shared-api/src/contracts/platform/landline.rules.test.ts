import { isLandline } from './landline.rules.ts';

describe('isLandline', () => {
  it.each(['+39061234567', '+390612345678', '+41442345678', '+39800123456', '+39899123456', '+39840123456'])(
    'knows that %s takes no SMS',
    (full) => expect(isLandline(full)).toBe(true),
  );

  it.each(['+393331234567', '+41791234567', '+12025550123', '+3780549123456', '+541123456789', '+39', ''])(
    'lets %s pass',
    (full) => expect(isLandline(full)).toBe(false),
  );
});
