import { buildAbsence } from '../testing/decisions.builders.ts';
import { choiceOf } from './bulk-choice.ts';

describe('what a decision takes of a selection', () => {
  it('is what can be decided now; one request that can still be undone holds up no other', () => {
    const [plain, leaving, foreign, done, undoable] = [
      buildAbsence({ id: 'plain' }),
      buildAbsence({ id: 'leaving', status: 'approved', withdrawalReason: 'Cambio di programma' }),
      buildAbsence({ id: 'foreign', mayDecide: false }),
      buildAbsence({ id: 'done', status: 'approved' }),
      buildAbsence({ id: 'undoable' }),
    ];
    const selected = [plain, leaving, foreign, done, undoable];
    const choice = choiceOf(selected, 'approved', new Set([undoable.id]));
    expect(choice.rows).toEqual([plain]);
    expect(choice.left).toEqual({ withdrawals: 1, changing: 1, others: 1, already: 1 });
    expect(choiceOf(selected, 'refused', new Set()).rows).toEqual([plain, done, undoable]);
  });
});
