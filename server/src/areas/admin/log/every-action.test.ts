import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupOfAction, logActions } from 'shared-api/contracts/admin';

const sources = readdirSync(join(import.meta.dirname, '../../..'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8'));

/** Where actions are written: as a property or a parameter's type, as a member of a union, given to what records them. */
const places = [/\baction(?:\??:| =)[^;{}]*/g, /^ {2}\| '.*$/gm, /\brecord\w*\([^;]*/g];
const name = /'([a-z-]+\.[A-Za-z.-]+)'/g;
/** An action of which a part is made elsewhere: `passkey.${change}`. */
const begun = /action:? =? ?`([a-z-]+\.)\$\{/g;

const matchesOf = (pattern: RegExp, texts = sources, group = 1) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[group] ?? ''))),
];

describe('the actions of the log', () => {
  const actions = matchesOf(
    name,
    places.flatMap((place) => matchesOf(place, sources, 0)),
  );

  it('are found in the source', () => {
    expect(actions.length).toBeGreaterThan(70);
    expect(actions).toEqual(
      expect.arrayContaining(['user.added', 'document.sent', 'absence.deleted', 'plan.saved']),
    );
  });

  it('have words and a group: add what is missing to shared-api/src/contracts/admin/log-actions', () => {
    expect(actions.filter((action) => groupOfAction(action) === undefined)).toEqual([]);
  });

  it('have words where a part of them is made elsewhere', () => {
    const known = Object.keys(logActions);
    const missing = matchesOf(begun).filter((start) => !known.some((action) => action.startsWith(start)));
    expect(matchesOf(begun).length).toBeGreaterThan(3);
    expect(missing).toEqual([]);
  });

  it('have words for nothing that is never written', () => {
    const starts = matchesOf(begun);
    const isWritten = (action: string) =>
      actions.includes(action) || starts.some((start) => action.startsWith(start));
    expect(Object.keys(logActions).filter((action) => !isWritten(action))).toEqual([]);
  });
});
