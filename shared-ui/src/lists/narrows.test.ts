import { narrows } from './narrows.ts';

const of = (filters: object) => JSON.stringify(filters);

describe('filters', () => {
  it.each([
    [{}, {}],
    [{ search: '' }, { search: 'rossi' }],
    [
      { search: '', company: undefined },
      { search: 'rossi', company: 'acme' },
    ],
    [{ company: 'acme' }, { company: 'acme', search: 'x' }],
    [{ isActive: false }, { isActive: false, search: 'x' }],
  ])('of %j are narrowed by %j', (wider, narrower) => expect(narrows(of(wider), of(narrower))).toBe(true));

  it.each([
    [{ search: 'rossi' }, {}],
    [{ search: 'rossi' }, { search: 'ros' }],
    [{ isActive: false }, {}],
    [{ company: 'acme' }, { company: 'beta' }],
  ])('of %j are not by %j', (wider, other) => expect(narrows(of(wider), of(other))).toBe(false));
});
