import { fieldInWords, isShownField, type LogField } from 'shared-api/contracts/admin';
import type { Language } from 'shared-api/contracts/common';
import { formatInstant } from '../../../platform/texts/format-instant.ts';
import type { LogNames } from './log-names.ts';
import { logTexts } from './log.texts.ts';

type Facts = Readonly<Record<string, unknown>>;

interface Reading {
  readonly names: LogNames;
  readonly language: Language;
  /** The names of groups by their ids. */
  readonly groups: ReadonlyMap<string, string>;
}

/** The facts of an event that are shown, in words: what changed with how it was before, and all else. */
export function presentFacts(data: Facts, reading: Reading): LogField[] {
  const { before, after } = data;
  const own = Object.entries(data).filter(([name]) => isShownField(name));
  const fields = own.map(([name, value]) => ({
    name: fieldInWords(name, reading.language),
    before: null,
    after: inWords(name, value, reading),
  }));
  // The database does not keep the order of a JSON object's names.
  return [...byName(changes(before, after, reading)), ...byName(fields)];
}

const byName = (fields: LogField[]) => fields.toSorted((one, other) => one.name.localeCompare(other.name));

function changes(before: unknown, after: unknown, reading: Reading): LogField[] {
  if (before === undefined && after === undefined) return [];
  if (!isFacts(before) && !isFacts(after)) return [{ name: '', ...both(before, after, 'value', reading) }];
  const [was, is] = [isFacts(before) ? before : {}, isFacts(after) ? after : {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(isShownField);
  return names.flatMap((name) => {
    // What a change does not name stays as it was.
    if (isFacts(after) && !(name in is)) return [];
    const values = both(was[name], is[name], name, reading);
    const isSame = isFacts(before) && values.before === values.after;
    return isSame ? [] : [{ name: fieldInWords(name, reading.language), ...values }];
  });
}

function both(before: unknown, after: unknown, name: string, reading: Reading) {
  return {
    before: before === undefined || before === null ? null : inWords(name, before, reading),
    after: inWords(name, after, reading),
  };
}

function inWords(name: string, value: unknown, reading: Reading): string {
  const { language, names, groups } = reading;
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? logTexts[language].yes : logTexts[language].no;
  if (Array.isArray(value)) return value.map((each) => inWords(name, each, reading)).join(', ');
  if (isFacts(value))
    return Object.entries(value)
      .filter(([inner]) => isShownField(inner))
      .map(([inner, each]) => `${fieldInWords(inner, language)}: ${inWords(inner, each, reading)}`)
      .join('; ');
  const text = String(value as string | number);
  if (name === 'a' || name === 'b') return text === 'N' ? logTexts[language].no : logTexts[language].yes;
  if (name === 'toUserId') return names.personOf(text);
  if (name === 'employeeId') return names.employeeOf(text) || text;
  if (name === 'companyId' || name === 'company') return names.companyOf(text) || text;
  if (name === 'groupIds' || name === 'groupId') return groups.get(text) ?? text;
  return dateInWords(text, language);
}

function dateInWords(text: string, language: Language): string {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (day) return `${day[3]}-${day[2]}-${day[1]}`;
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatInstant(new Date(text), language);
  return text;
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
