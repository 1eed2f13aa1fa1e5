import { mayChooseFirstPassword } from './sign-in.policy.ts';

describe('the policy of signing in', () => {
  it('lets only who has never changed the password choose one without the old', () => {
    expect(mayChooseFirstPassword({ hasChangedPassword: false })).toBe(true);
    expect(mayChooseFirstPassword({ hasChangedPassword: true })).toBe(false);
  });
});
