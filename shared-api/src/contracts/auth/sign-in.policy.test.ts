import { isWorkingChannel, mayChooseFirstPassword } from './sign-in.policy.ts';

describe('the policy of signing in', () => {
  it('sends codes by mail only, for the time being', () => {
    expect(isWorkingChannel('MAIL')).toBe(true);
    expect(isWorkingChannel('SMS')).toBe(false);
    expect(isWorkingChannel('AUTH')).toBe(false);
  });

  it('lets only who has never changed the password choose one without the old', () => {
    expect(mayChooseFirstPassword({ hasChangedPassword: false })).toBe(true);
    expect(mayChooseFirstPassword({ hasChangedPassword: true })).toBe(false);
  });
});
