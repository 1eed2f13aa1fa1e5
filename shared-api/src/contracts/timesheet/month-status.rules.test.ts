import { idOfStatus, isEditable, monthStatuses, nextStatuses } from './month-status.rules.ts';

const administrator = { mayManage: true };
const staff = { mayManage: false };

describe('the state of a month', () => {
  it('has the specified ids', () => {
    expect(monthStatuses.map(idOfStatus)).toEqual([1, 2, 3]);
  });

  it.each([
    ['open', ['forApproval', 'closed'], ['forApproval']],
    ['forApproval', ['open', 'closed'], []],
    ['closed', ['open', 'forApproval'], []],
  ] as const)('%s may become %j, by its person %j', (status, any, own) => {
    expect(nextStatuses(status, administrator)).toEqual(any);
    expect(nextStatuses(status, staff)).toEqual(own);
  });

  it('says who may change hours', () => {
    expect(monthStatuses.filter((status) => isEditable(status, staff))).toEqual(['open']);
    expect(monthStatuses.filter((status) => isEditable(status, administrator))).toEqual([
      'open',
      'forApproval',
    ]);
  });
});
