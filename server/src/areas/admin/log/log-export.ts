import { Readable } from 'node:stream';
import {
  actionInWords,
  isSecretField,
  maxLogExport,
  type exportLog,
  type LogFormat,
} from 'shared-api/contracts/admin';
import { dayInItaly, type InputOf, type Language } from 'shared-api/contracts/common';
import {
  searchEvents,
  type EventFilter,
  type EventPlace,
} from '../../../platform/audit/audit-search.repository.ts';
import { findNewestEvent } from '../../../platform/audit/audit.repository.ts';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { csvLine, csvStart } from '../../../platform/texts/csv-text.ts';
import { romeTime } from '../../../platform/texts/format-instant.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { presentFacts } from './log-facts.ts';
import { findLogNames, type LogNames, type NameSources } from './log-names.ts';
import { presentEvent } from './log-presenter.ts';
import type { createLogScope } from './log-scope.ts';
import { logTexts } from './log.texts.ts';

interface ExportDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly scope: Pick<ReturnType<typeof createLogScope>, 'narrow'>;
  readonly sources: NameSources;
  /** Most events of a file. */
  readonly limit?: number;
}

const types: Readonly<Record<LogFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/** Makes what hands out the log as files, bit by bit as it is read. */
export function createLogExport({
  db,
  clock,
  audit,
  scope,
  sources,
  limit = maxLogExport,
}: ExportDependencies) {
  return {
    /** The events that fit as a file; that it was taken is written down first. @throws AppError `forbidden`, `not-found` */
    file: async (
      caller: SignedInCaller,
      { format, ...wanted }: InputOf<typeof exportLog>,
    ): Promise<FileAnswer> => {
      const filter = await scope.narrow(caller, wanted);
      const begun = clock.now();
      // What is written from now on is not part of the file, its own event neither.
      const from = { at: begun.toISOString(), id: (await findNewestEvent(db)) + 1 };
      const asked = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== '');
      const company = filter.companyId === 'all' ? null : filter.companyId;
      const { session, ip, userAgent, requestId } = caller;
      await audit.append(db, {
        subject: `admin_log:${company ?? 'all'}`,
        action: 'log.exported',
        actor: session.userId,
        companyId: company,
        data: { format, ...Object.fromEntries(asked), ip, userAgent, requestId },
      });
      const { fileName } = logTexts[caller.language];
      return {
        stream: Readable.from(write(filter, { format, language: caller.language, from })),
        name: `${fileName}-${dayInItaly(begun)}.${format}`,
        type: types[format],
      };
    },
  };

  async function* write(
    filter: EventFilter,
    { format, language, from }: { format: LogFormat; language: Language; from: EventPlace },
  ): AsyncGenerator<string> {
    const texts = logTexts[language];
    if (format === 'csv') yield `${csvStart}${csvLine(texts.columns)}`;
    let after: EventPlace | undefined = from;
    let left = limit;
    while (after) {
      const page = await searchEvents(db, filter, { after, limit: eventsAtOnce });
      const events = page.slice(0, left);
      left -= events.length;
      const names = await findLogNames(db, sources, events, language);
      const line = format === 'csv' ? csvOf : jsonOf;
      yield events.map((event) => line(event, names, language)).join('');
      if (page.length > events.length) {
        const cut = texts.cut.replace('{count}', String(limit));
        yield format === 'csv' ? csvLine([cut]) : `${JSON.stringify({ cut })}\n`;
        return;
      }
      const last = page.at(-1);
      after = page.length === eventsAtOnce && last ? { at: last.at.toISOString(), id: last.id } : undefined;
    }
  }
}

const eventsAtOnce = 1000;

function csvOf(event: AuditRow, names: LogNames, language: Language): string {
  const texts = logTexts[language];
  const { at, actor, actingFor, subject, outcome, ip } = presentEvent(event, names);
  const { date, time } = romeTime(new Date(at));
  const facts = presentFacts(event.data, { names, language, groups: new Map() });
  const details = facts.map(({ name, before, after }) => {
    const value = before === null ? after : `${before} → ${after}`;
    return name === '' ? value : `${name}: ${value}`;
  });
  return csvLine([
    `${date} ${time}`,
    actor || (outcome === 'refused' ? texts.unknown : texts.product),
    actingFor,
    actionInWords(event.action, language),
    subject.name,
    texts[outcome],
    ip,
    details.join('; '),
    String(event.id),
    event.hash,
  ]);
}

function jsonOf(event: AuditRow, names: LogNames): string {
  const { data, previousHash, hash, sequence, companyId, subject: chain } = event;
  const row = {
    ...presentEvent(event, names),
    actorId: event.actor,
    actingForId: event.actingFor,
    companyId,
  };
  return `${JSON.stringify({ ...row, chain, sequence, data: withoutSecrets(data), previousHash, hash })}\n`;
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const shown = Object.entries(value).filter(([name]) => !isSecretField(name));
  return Object.fromEntries(shown.map(([name, inner]) => [name, withoutSecrets(inner)]));
}
