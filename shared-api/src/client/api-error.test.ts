import { ApiError, failureSentence, isFailure } from './api-error.ts';

const conflict = new ApiError({ code: 'conflict', status: 409, message: 'Modificato da Anna' });
const unanswered = new ApiError({ code: 'unavailable', status: 0, message: '' });

describe('failureSentence', () => {
  it('is the sentence of the server', () => {
    expect(failureSentence(conflict, 'Non riuscito')).toBe('Modificato da Anna');
  });

  it('is the given one when no answer came, and for what is no failed call', () => {
    expect(failureSentence(unanswered, 'Non riuscito')).toBe('Non riuscito');
    expect(failureSentence(new Error('x is not a function'), 'Non riuscito')).toBe('Non riuscito');
  });
});

describe('isFailure', () => {
  it('compares with each of the given codes', () => {
    expect(isFailure(conflict, 'not-found', 'conflict')).toBe(true);
    expect(isFailure(conflict, 'not-found')).toBe(false);
    expect(isFailure(new Error('conflict'), 'conflict')).toBe(false);
  });
});
