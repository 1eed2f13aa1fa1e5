import { maskedDestination } from './masked-destination.ts';

describe('maskedDestination', () => {
  it.each([
    [{ channel: 'mail', to: 'mario.rossi@acme.example' }, 'm•••@acme.example'],
    [{ channel: 'mail', to: 'm@acme.example' }, 'm•••@acme.example'],
    [{ channel: 'sms', to: '+393330000189' }, '••• 89'],
  ] as const)('shows little of %j', (plan, shown) => {
    expect(maskedDestination(plan)).toBe(shown);
  });
});
