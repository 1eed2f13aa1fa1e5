import { lifecycleOf, lifecycleSince } from './lifecycle.rules.ts';

type Facts = Parameters<typeof lifecycleOf>[0];

const draft: Facts = {
  state: 'draft',
  delivery: 'none',
  isExpired: false,
  isFileChanged: false,
  isSealGivenUp: false,
  signaturesDone: 0,
  createdAt: '2026-11-20T08:00:00.000Z',
  sentAt: null,
  openedAt: null,
  expiresAt: null,
  signedAt: null,
};
const sent: Facts = { ...draft, state: 'sent', delivery: 'sent', sentAt: '2026-11-20T09:00:00.000Z' };
const opened: Facts = { ...sent, openedAt: '2026-11-20T10:00:00.000Z' };
const signed: Facts = { ...opened, state: 'signed', signedAt: '2026-11-20T11:00:00.000Z' };
const expiresAt = '2026-11-20T21:00:00.000Z';

describe('the state of a document', () => {
  it.each<[string, Facts, string]>([
    ['draft', draft, draft.createdAt],
    ['sent', sent, '2026-11-20T09:00:00.000Z'],
    ['sent', { ...sent, delivery: 'none' }, '2026-11-20T09:00:00.000Z'],
    ['opened', opened, '2026-11-20T10:00:00.000Z'],
    ['partly', { ...opened, signaturesDone: 1 }, '2026-11-20T10:00:00.000Z'],
    ['undelivered', { ...sent, delivery: 'failed' }, '2026-11-20T09:00:00.000Z'],
    ['bounced', { ...sent, delivery: 'bounced', signaturesDone: 1 }, '2026-11-20T09:00:00.000Z'],
    ['expired', { ...opened, signaturesDone: 1, isExpired: true, expiresAt }, expiresAt],
    ['sealing', { ...opened, state: 'sealing' }, '2026-11-20T10:00:00.000Z'],
    ['unsealed', { ...opened, state: 'sealing', isSealGivenUp: true }, '2026-11-20T10:00:00.000Z'],
    ['signed', { ...signed, delivery: 'failed' }, '2026-11-20T11:00:00.000Z'],
    ['changed', { ...signed, isFileChanged: true }, '2026-11-20T11:00:00.000Z'],
  ])('is %s', (lifecycle, facts, since) => {
    expect(lifecycleOf(facts)).toBe(lifecycle);
    expect(lifecycleSince(lifecycleOf(facts), facts)).toBe(since);
  });

  it('is opened once its receiver has it, whatever became of the mail', () => {
    expect(lifecycleOf({ ...opened, delivery: 'bounced' })).toBe('opened');
  });
});
