import type { Language } from 'shared-api/contracts/common';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import { maskedDestination } from '../../../platform/codes/masked-destination.ts';
import { describeDevice } from '../../../platform/http/describe-device.ts';
import { romeTime } from '../../../platform/texts/format-instant.ts';
import type { LoggedPerson } from '../documents/people-of-log.ts';
import type { ShownRecord } from '../sign/shown-pages.ts';
import { evidenceText, stepText } from './evidence.texts.ts';

/** One step of the signing, in words. */
export interface EvidenceStep {
  readonly sequence: number;
  readonly at: Date;
  readonly what: string;
  /** Who did it, from which address and on what. */
  readonly who: string;
  readonly hash: string;
}

interface StepContext {
  readonly language: Language;
  readonly people: ReadonlyMap<string, LoggedPerson>;
  readonly boxes: number;
}

/** The events of a log in words. */
export function toSteps(log: readonly AuditRow[], context: StepContext): EvidenceStep[] {
  return log.map((event) => ({
    sequence: event.sequence,
    at: event.at,
    what: whatOf(event, context),
    who: whoOf(event, context),
    hash: event.hash,
  }));
}

function whatOf(event: AuditRow, { language, boxes }: StepContext): string {
  const number = numberOf(event.data['phone']);
  const values = valuesOf(event, boxes);
  if (event.action !== 'box.signed') return stepText(language, event.action, values);
  const signed =
    number === undefined
      ? stepText(language, event.action, values)
      : stepText(language, 'box.signed with code', { ...values, phone: maskedContact(number) });
  return [signed, shownText(event, language)].filter(Boolean).join('; ');
}

/** How the page of a box came before who signed it, where that was recorded. */
function shownText({ data }: AuditRow, language: Language): string {
  const shown = shownRecordOf(data);
  if (!shown?.at) return '';
  const { date, time: clockTime } = romeTime(new Date(shown.at));
  const time = evidenceText(language, 'dayAndTime', { date, time: clockTime });
  return evidenceText(language, shown.how === 'file' ? 'pageInFile' : 'pageOnScreen', { time });
}

/** What a signature's event says of the pages that were shown; undefined where it is from before that was recorded. */
export function shownRecordOf({ shown }: Readonly<Record<string, unknown>>): ShownRecord | undefined {
  return typeof shown === 'object' && shown !== null && 'how' in shown ? (shown as ShownRecord) : undefined;
}

/** The number to which the code of a signature went; undefined where none was asked for. */
export function numberOf(phone: unknown): string | undefined {
  const isPhone = typeof phone === 'object' && phone !== null && 'number' in phone;
  return isPhone && typeof phone.number === 'string' ? phone.number : undefined;
}

function valuesOf({ data }: AuditRow, boxes: number): Record<string, string | number> {
  const { receiver, to, number, box } = data;
  return {
    boxes,
    ...(typeof receiver === 'string' && { receiver }),
    ...(typeof to === 'string' && { to: maskedContact(to) }),
    ...(typeof number === 'string' && { number: maskedContact(number) }),
    ...(typeof box === 'number' && { box: box + 1 }),
  };
}

/** Where a code went, as the product shows it elsewhere: so that only who knows it recognises it. */
export function maskedContact(to: string): string {
  return maskedDestination({ channel: to.includes('@') ? 'mail' : 'sms', to });
}

function whoOf({ actor, actingFor, data }: AuditRow, { language, people }: StepContext): string {
  if (actor === null) return evidenceText(language, 'portal');
  const nameOf = (id: string) => {
    const { name, isLogged } = people.get(id) ?? { name: evidenceText(language, 'somebody') };
    return isLogged === false ? evidenceText(language, 'notInLog', { value: name }) : name;
  };
  const who = nameOf(actor);
  const name = actingFor ? evidenceText(language, 'actingFor', { who, whom: nameOf(actingFor) }) : who;
  const { ip, userAgent } = data;
  const address = typeof ip === 'string' && evidenceText(language, 'address', { ip });
  const device = typeof userAgent === 'string' && deviceText(language, userAgent);
  return [name, address, device].filter(Boolean).join(' · ');
}

/** On what somebody worked: `telefono, Safari, iOS`. */
function deviceText(language: Language, userAgent: string): string {
  const { device, browser, system } = describeDevice(userAgent);
  return [evidenceText(language, device), browser, system].filter(Boolean).join(', ');
}
