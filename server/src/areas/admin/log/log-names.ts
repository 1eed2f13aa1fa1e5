import { isGuestId, type Language } from 'shared-api/contracts/common';
import { findChainsWith, findNamingEvents } from '../../../platform/audit/audit-search.repository.ts';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { Documents } from '../../ports/documents.port.ts';
import type { People } from '../../ports/people.port.ts';
import { logTexts } from './log.texts.ts';
import { placeOf, readSubject, userChain } from './log-subject.ts';

/** Where names are found. */
export interface NameSources {
  readonly people: Pick<People, 'findPeople'>;
  readonly directory: Pick<Directory, 'findCompanies' | 'listEmployeesById'>;
  readonly documents: Pick<Documents, 'findTitles'>;
}

/** The names of whom and what some events speak of. */
export interface LogNames {
  /** Who did it; empty for nobody whom the log names. */
  personOf(userId: string | null): string;
  companyOf(id: string | null): string;
  employeeOf(id: string): string;
  /** What it happened to: its name, empty where nobody knows it any more, and where it is looked at. */
  subjectOf(event: AuditRow): { readonly name: string; readonly path: string };
}

/** Finds the names of events in as many queries as there are kinds of names. */
export async function findLogNames(
  executor: Executor,
  { people, directory, documents }: NameSources,
  events: readonly AuditRow[],
  language: Language,
): Promise<LogNames> {
  const subjects = events.map((event) => ({ event, ...readSubject(event.subject) }));
  const firstIds = (...kinds: string[]) => [
    ...new Set(subjects.filter(({ kind }) => kinds.includes(kind)).flatMap(({ ids }) => ids.slice(0, 1))),
  ];
  const strings = (...names: string[]) =>
    events.flatMap(({ data }) => names.map((name) => data[name]).filter((each) => typeof each === 'string'));
  const userIds = events.flatMap(({ actor, actingFor }) => [actor ?? [], actingFor ?? []].flat());
  const wanted = new Set([...userIds, ...firstIds('user'), ...strings('toUserId')]);
  const persons = await people.findPeople(executor, [...wanted]);
  const names = new Map(persons.map(({ userId, name }) => [userId, name]));
  const texts = logTexts[language];
  const goneIds = [...wanted].filter((id) => !names.has(id) && !isGuestId(id));
  const deleted = await findDeleted(executor, goneIds, texts.deleted);
  const titles = await documents.findTitles(executor, firstIds('document'));
  const ownCompanies = events.flatMap(({ companyId }) => companyId ?? []);
  const companyIds = [...ownCompanies, ...firstIds('company'), ...strings('companyId', 'company')];
  const companies = await directory.findCompanies(executor, companyIds);
  const employeeIds = [...firstIds('month'), ...strings('employeeId')];
  const found = await directory.listEmployeesById(executor, employeeIds);
  const employees = new Map(found.map(({ id, name }) => [id, name]));
  const unnamed = subjects
    .filter(({ kind, ids, event }) => isCalled.has(kind) && !titles.has(ids[0] ?? '') && !namedIn(event.data))
    .map(({ event }) => event.subject);
  const naming = await findNamingEvents(executor, { subjects: [...new Set(unnamed)], fields: nameFields });
  const called = new Map(naming.map(({ subject, data }) => [subject, namedIn(data)]));

  const personOf = (userId: string | null): string => {
    if (userId === null) return '';
    return names.get(userId) ?? deleted.get(userId) ?? (isGuestId(userId) ? texts.guest : texts.removed);
  };
  return {
    personOf,
    companyOf: (id) => (id === null ? '' : (companies.get(id)?.name ?? '')),
    employeeOf: (id) => employees.get(id) ?? '',
    subjectOf: (event) => {
      const { kind, ids } = readSubject(event.subject);
      const [id = '', second = ''] = ids;
      const path = placeOf(event.subject);
      if (kind === 'user') return { name: personOf(id), path: names.has(id) ? path : '' };
      if (kind === 'document')
        return { name: titles.get(id) ?? nameOf(event), path: titles.has(id) ? path : '' };
      if (kind === 'month') {
        const [year, month] = second.split('-');
        return { name: `${employees.get(id) ?? ''} ${month}/${year}`.trim(), path };
      }
      if (kind === 'absence') return { name: personOf(event.actingFor ?? event.actor), path };
      if (kind === 'company') return { name: companies.get(id)?.name ?? '', path };
      if (kind === 'delegation') return { name: personOf(event.actor), path };
      if (kind === 'stranger') return { name: id, path };
      return { name: nameOf(event), path };
    },
  };

  function nameOf({ subject, data }: AuditRow): string {
    return namedIn(data) || (called.get(subject) ?? '');
  }
}

/** Who were deleted by an administrator, as they were called; whoever had their own account erased has no name any more (decision 085). */
async function findDeleted(
  executor: Executor,
  ids: readonly string[],
  text: string,
): Promise<ReadonlyMap<string, string>> {
  const subjects = ids.map(userChain);
  const erased = await findChainsWith(executor, { subjects, action: 'account.removed' });
  const events = await findNamingEvents(executor, {
    subjects: subjects.filter((subject) => !erased.has(subject)),
    fields: ['username'],
  });
  return new Map(
    events.flatMap(({ subject, data }) => {
      const [id = ''] = readSubject(subject).ids;
      const facts = factsOf(data).find((each) => typeof each['username'] === 'string');
      if (!facts) return [];
      const { firstName, lastName, username } = facts;
      const name = [firstName, lastName].filter((each) => typeof each === 'string').join(' ');
      return [[id, text.replace('{name}', name).replace('{username}', String(username))]];
    }),
  );
}

/** What has a name that its own events tell. */
const isCalled: ReadonlySet<string> = new Set(['document', 'message', 'group', 'slide', 'signUp', 'other']);
const nameFields = ['title', 'name', 'email'];

/** What something was called when the event was written. */
function namedIn(data: Readonly<Record<string, unknown>>): string {
  for (const each of factsOf(data))
    for (const name of nameFields) if (typeof each[name] === 'string') return each[name];
  return '';
}

function factsOf(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>[] {
  return [data, data['after'], data['before']].filter(
    (each): each is Record<string, unknown> => typeof each === 'object' && each !== null,
  );
}
