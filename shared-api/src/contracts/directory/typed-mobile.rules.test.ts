import { typedMobile } from './typed-mobile.rules.ts';

describe('typedMobile', () => {
  it.each([
    ['', '', 'prefix-required'],
    ['+39', '', 'mobile-required'],
    ['+39', '12', 'mobile-not-valid'],
    ['+39', '3331234567', undefined],
  ])('refuses %j %j first as %j', (prefix, number, problem) => {
    expect(typedMobile.safeParse({ prefix, number }).error?.issues[0]?.message).toBe(problem);
  });
});
