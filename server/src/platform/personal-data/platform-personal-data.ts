import { platformAudit, platformAuditHeads, platformAuditWords } from '../audit/audit.schema.ts';
import { platformReadings } from '../audit/readings.schema.ts';
import { platformOneTimeCodes } from '../codes/codes.schema.ts';
import { forgetAnswered, forgetRecipients } from '../deliveries/deliveries.repository.ts';
import { platformDeliveries } from '../deliveries/deliveries.schema.ts';
import { platformMailPace } from '../deliveries/mail-pace.schema.ts';
import { platformAreaFailures } from '../failures/failures.schema.ts';
import { platformNotedRows } from '../noted-rows/noted-rows.schema.ts';
import { platformInstallation } from '../installation/installation.schema.ts';
import { deleteJobsNaming } from '../jobs/jobs.repository.ts';
import { platformJobs } from '../jobs/jobs.schema.ts';
import { platformOneTimeLinks } from '../one-time-links/one-time-links.schema.ts';
import { platformPushSubscriptions } from '../push/push.schema.ts';
import { platformRateLimits } from '../rate-limit/rate-limit.schema.ts';
import { platformSessions } from '../sessions/sessions.schema.ts';
import { fieldWords as words } from './field-words.ts';
import { byEveryAddress } from './personal-sources.repository.ts';
import { personalTable, type PersonalData } from './personal-table.ts';

const logStays = {
  it: 'il registro degli eventi è la prova di chi ha fatto che cosa e non si può modificare',
  en: 'the event log is the proof of who did what, and cannot be changed',
} as const;

const ofSession = {
  column: platformSessions.id,
  of: [{ column: platformSessions.userId, is: 'users' }],
} as const;

/** What the platform's tables hold about people. */
export const platformPersonalData: PersonalData = {
  tables: [
    // Before the sessions, by which they are known too.
    personalTable({
      table: platformOneTimeCodes,
      of: [
        ...byEveryAddress(platformOneTimeCodes.sentTo),
        { column: platformOneTimeCodes.sentTo, is: 'phones' },
        { column: platformOneTimeCodes.sessionId, through: ofSession },
      ],
      title: { it: 'Codici ricevuti', en: 'Codes received' },
      shows: { createdAt: words.created, sentTo: words.to, expiresAt: words.expires, passedAt: words.used },
      isOwnOnly: true,
      erasure: 'deleted',
    }),
    personalTable({
      table: platformOneTimeLinks,
      of: [
        ...byEveryAddress(platformOneTimeLinks.sentTo),
        { column: platformOneTimeLinks.subject, is: 'users' },
      ],
      title: { it: 'Link usa e getta', en: 'One-time links' },
      shows: { createdAt: words.created, sentTo: words.to, expiresAt: words.expires, endedAt: words.ended },
      isOwnOnly: true,
      erasure: 'deleted',
    }),
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
        codeTo: { it: 'Codice inviato a', en: 'Code sent to' },
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
        ...byEveryAddress(platformDeliveries.recipient),
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
        by: async (executor, { emails, formerEmails, writtenEmails, phones, companies }) => {
          const recipients = [...emails, ...formerEmails, ...writtenEmails, ...phones];
          await forgetRecipients(executor, {
            recipients,
            companies,
            ownEmails: [...emails, ...formerEmails],
          });
          await forgetAnswered(executor, [...emails, ...formerEmails]);
        },
        what: 'of what their companies sent, and nobody’s: what waits is deleted, of what left recipient and text are emptied; answers go to nobody of theirs',
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
    { table: platformAuditWords, why: 'letters of the event log, which stays, as a search compares them' },
    { table: platformNotedRows, why: 'hashes of what rows that decide are like' },
    { table: platformReadings, why: 'ids of who looked, for two days; the log has the event' },
    {
      table: platformJobs,
      why: 'what is to be done, with name and address of a sign-up or the user name of a recovery, until it is done; then nothing but its kind, for a week',
      erasure: {
        by: (executor, keys) => deleteJobsNaming(executor, keys),
        what: 'what waits or failed with an address or a user name of theirs is deleted',
      },
    },
    { table: platformRateLimits, why: 'hashed counters, for an hour' },
    { table: platformMailPace, why: 'how fast a mail server takes mails; names nobody' },
    { table: platformAreaFailures, why: 'counts of failures by build; names nobody' },
    { table: platformInstallation, why: 'keys of the installation' },
  ],
};
