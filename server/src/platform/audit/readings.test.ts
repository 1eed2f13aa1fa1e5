import { describeOnBothDatabases } from '../../testing/index.ts';
import { platformReadings } from './readings.schema.ts';

describeOnBothDatabases('readings', (app) => {
  beforeEach(() => app().empty());
  const look = (actor: string, ...subjects: string[]) =>
    app().platform.readings.note(
      app().db,
      subjects.map((subject) => ({ subject, action: 'user.opened', actor })),
    );
  const readersOf = async (subject: string) =>
    (await app().platform.audit.list(app().db, subject)).map(({ actor }) => actor);

  it('are one event a day by person and subject, however often a page is loaded', async () => {
    await look('ada', 'a:1', 'a:2');
    await look('ada', 'a:1', 'a:3');
    await look('eve', 'a:1');
    await look('eve');
    expect(await readersOf('a:1')).toEqual(['ada', 'eve']);
    expect(await readersOf('a:3')).toEqual(['ada']);
    app().clock.set(new Date('2030-01-01T23:30:00.000Z'));
    await look('ada', 'a:1');
    expect(await readersOf('a:1')).toEqual(['ada', 'eve', 'ada']);
  });

  it('of two at once are one event', async () => {
    await Promise.all(Array.from({ length: 5 }, () => look('ada', 'a:2', 'a:1')));
    expect(await readersOf('a:1')).toEqual(['ada']);
  });

  it('go out of the list of the day, and stay in the log', async () => {
    await look('ada', 'a:1');
    app().clock.set(new Date(app().clock.now().getTime() + 3 * 24 * 3_600_000));
    await app().platform.readings.clean();
    expect(await app().db.select().from(platformReadings)).toEqual([]);
    expect(await readersOf('a:1')).toEqual(['ada']);
  });
});
