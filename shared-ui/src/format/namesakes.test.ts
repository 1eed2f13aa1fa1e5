import { namesApart } from './namesakes.ts';

describe('namesApart', () => {
  it('adds a mark to those names alone that several bear', () => {
    const people = [
      { name: 'Rossi Mario', login: 'mario.rossi' },
      { name: 'Neri Anna', login: 'anna.neri' },
      { name: 'Rossi Mario', login: 'mario.rossi2' },
    ];
    const say = namesApart(
      people,
      ({ name }) => name,
      ({ login }) => login,
    );
    expect(people.map(say)).toEqual(['Rossi Mario (mario.rossi)', 'Neri Anna', 'Rossi Mario (mario.rossi2)']);
  });
});
