import { mayReadSickness } from './absences.policy.ts';

describe('sicknesses', () => {
  it.each([
    ['who is sick', { isOwn: true, mayManage: false }, true],
    ['who manages them', { isOwn: false, mayManage: true }, true],
    ['who decides in an administrator’s place alone', { isOwn: false, mayManage: false }, false],
  ])('are readable by %s: %s', (_who, rights, may) => {
    expect(mayReadSickness(rights)).toBe(may);
  });
});
