import { keyOfVisit } from './key-of-visit.ts';

describe('keyOfVisit', () => {
  it('is one for all that is opened in a screen, and another when the screen is opened anew', () => {
    const month = keyOfVisit({ pathname: '/timesheet', key: 'month' });
    expect(keyOfVisit({ pathname: '/timesheet', key: 'day' })).toBe(month);
    const home = keyOfVisit({ pathname: '/dash', key: 'home' });
    expect(home).not.toBe(month);
    const again = keyOfVisit({ pathname: '/timesheet', key: 'again' });
    expect(again).not.toBe(month);
    // Back, twice.
    expect(keyOfVisit({ pathname: '/dash', key: 'home' })).toBe(home);
    expect(keyOfVisit({ pathname: '/timesheet', key: 'day' })).toBe(month);
  });
});
