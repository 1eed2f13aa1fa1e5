import { platformAudit, platformAuditHeads } from '../audit/audit.schema.ts';
import { platformReadings } from '../audit/readings.schema.ts';
import { platformOneTimeCodes } from '../codes/codes.schema.ts';
import { forgetRecipients } from '../deliveries/deliveries.repository.ts';
import { platformDeliveries } from '../deliveries/deliveries.schema.ts';
import { platformMailPace } from '../deliveries/mail-pace.schema.ts';
import { platformAreaFailures } from '../failures/failures.schema.ts';
import { platformNotedRows } from '../noted-rows/noted-rows.schema.ts';
import { platformInstallation } from '../installation/installation.schema.ts';
import { platformJobs } from '../jobs/jobs.schema.ts';
import { platformOneTimeLinks } from '../one-time-links/one-time-links.schema.ts';
import { platformPushSubscriptions } from '../push/push.schema.ts';
import { platformRateLimits } from '../rate-limit/rate-limit.schema.ts';
import { platformSessions } from '../sessions/sessions.schema.ts';
import { fieldWords as words } from './field-words.ts';
import { personalTable, type PersonalData } from './personal-table.ts';

const logStays = {
  it: 'il registro degli eventi è la prova di chi ha fatto che cosa e non si può modificare',
  en: 'the event log is the proof of who did what, and cannot be changed',
} as const;

/** What the platform's tables hold about people. */
export const platformPersonalData: PersonalData = {
  tables: [
    personalTable({
      table: platformSessions,
      of: [{ column: platformSessions.userId, is: 'users' }],
      title: { it: 'Accessi', en: 'Sessions' },
      shows: {
        createdAt: words.created,
        lastUsedAt: words.used,
        expiresAt: words.expires,
        revokedAt: words.ended,
        method: words.kind,
        ip: words.ip,
        userAgent: words.browser,
      },
      isOwnOnly: true,
      erasure: 'deleted',
    }),
    personalTable({
      table: platformPushSubscriptions,
      of: [{ column: platformPushSubscriptions.userId, is: 'users' }],
      title: { it: 'Dispositivi che ricevono notifiche', en: 'Devices that get notifications' },
      shows: {
        createdAt: words.created,
        endpoint: { it: 'Indirizzo del servizio', en: 'Address of the service' },
      },
      isOwnOnly: true,
      erasure: 'deleted',
    }),
    personalTable({
      table: platformDeliveries,
      of: [
        { column: platformDeliveries.recipient, is: 'emails' },
        { column: platformDeliveries.recipient, is: 'phones' },
      ],
      company: platformDeliveries.companyId,
      title: { it: 'E‑mail e SMS ricevuti', en: 'Emails and SMS received' },
      shows: {
        channel: words.kind,
        recipient: words.to,
        subject: words.title,
        createdAt: words.created,
        sentAt: words.sent,
        state: words.state,
      },
      erasure: {
        by: (executor, { emails, phones }) => forgetRecipients(executor, [...emails, ...phones]),
        what: 'what waits is deleted, of what left recipient and text are emptied',
      },
    }),
    personalTable({
      table: platformAudit,
      of: [{ column: platformAudit.subject, is: 'chains' }],
      title: { it: 'Registro degli eventi', en: 'Event log' },
      shows: {
        at: words.created,
        action: { it: 'Evento', en: 'Event' },
        data: { it: 'Dettagli', en: 'Details' },
      },
      isOwnOnly: true,
      erasure: { stays: logStays, until: 'no-end' },
    }),
    personalTable({
      table: platformAudit,
      of: [{ column: platformAudit.actor, is: 'users' }],
      title: { it: 'Registro: azioni svolte', en: 'Log: what was done' },
      // Not the facts: they may be about others.
      shows: {
        at: words.created,
        action: { it: 'Evento', en: 'Event' },
        subject: { it: 'Su che cosa', en: 'On what' },
      },
      isOwnOnly: true,
      erasure: { stays: logStays, until: 'no-end' },
    }),
  ],
  others: [
    { table: platformAuditHeads, why: 'hashes and ids alone' },
    { table: platformNotedRows, why: 'hashes of what rows that decide are like' },
    { table: platformReadings, why: 'ids of who looked, for two days; the log has the event' },
    { table: platformOneTimeCodes, why: 'hashes of codes, for a day' },
    {
      table: platformOneTimeLinks,
      why: 'hashes of links, for a day after their end; the removal of an account ends them',
    },
    { table: platformJobs, why: 'ids of what is to be done, for a week' },
    { table: platformRateLimits, why: 'hashed counters, for an hour' },
    { table: platformMailPace, why: 'how fast a mail server takes mails; names nobody' },
    { table: platformAreaFailures, why: 'counts of failures by build; names nobody' },
    { table: platformInstallation, why: 'keys of the installation' },
  ],
};
