import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fieldWords as words } from '../../platform/personal-data/field-words.ts';
import { personalTable, type PersonalData } from '../../platform/personal-data/personal-table.ts';
import {
  absencesTerms,
  carriedNote,
  forgetCertificatesOf,
  forgetTextsOf,
} from './absences-terms.repository.ts';
import { absenceEntries, absencePolicies } from './balances/balances.schema.ts';
import { absenceDelegations } from './delegations/delegations.schema.ts';
import { absenceDays, absencePeople, absenceRequests } from './requests/requests.schema.ts';
import { absenceBlockedDays, absenceClosures, absenceSettings } from './settings/settings.schema.ts';
import { placeOfCertificate } from './sickness/certificate-file.ts';
import { absenceCertificates } from './sickness/certificates.schema.ts';
import { noteSicknessesHandedOut } from './sickness/handed-out.ts';
import { createHealthTexts } from './sickness/health-texts.ts';
import { absenceFeeds } from './team/feeds.schema.ts';
import { absenceReminders } from './telling/reminders.schema.ts';

const registered = {
  it: 'presenze e assenze fanno parte del Libro unico del lavoro e provano retribuzioni e ferie',
  en: 'hours and absences are part of the payroll register, and prove pay and leave',
} as const;
const until = (day: typeof absenceRequests.to | typeof absenceEntries.day | typeof absenceDays.day) =>
  ({ term: 'hours', day }) as const;

/** What the tables of absences hold about people. */
export const absencesPersonalData: PersonalData = {
  noteHandedOut: noteSicknessesHandedOut,
  tables: [
    personalTable({
      table: absenceRequests,
      of: [{ column: absenceRequests.employeeId, is: 'employees' }],
      title: { it: 'Ferie, permessi e malattie', en: 'Leave and sickness' },
      shows: {
        kind: words.kind,
        cause: { it: 'Causale', en: 'Cause' },
        from: words.from,
        to: words.to,
        start: words.start,
        end: words.end,
        status: words.state,
        note: words.note,
        createdAt: words.created,
        sentAt: words.sent,
        decidedAt: { it: 'Deciso il', en: 'Decided' },
        refusalReason: { it: 'Motivo del rifiuto', en: 'Why it was refused' },
        withdrawalReason: { it: 'Motivo della revoca', en: 'Why it was taken back' },
        keptFrom: { it: 'Giorni da tenere, dal', en: 'Days to keep, from' },
        keptTo: { it: 'Giorni da tenere, al', en: 'Days to keep, to' },
        readAt: { it: 'Letto il', en: 'Read' },
      },
      read: (row, tools) => createHealthTexts(tools).readRequest(row),
      erasure: { stays: registered, until: until(absenceRequests.to) },
    }),
    personalTable({
      table: absenceRequests,
      of: [{ column: absenceRequests.employeeId, is: 'employees' }],
      title: { it: 'Note e motivi', en: 'Notes and reasons' },
      shows: {},
      erasure: { by: forgetTextsOf, what: 'what was written of absences is emptied' },
    }),
    personalTable({
      table: absenceCertificates,
      of: [
        {
          column: absenceCertificates.requestId,
          through: {
            column: absenceRequests.id,
            of: [{ column: absenceRequests.employeeId, is: 'employees' }],
          },
        },
      ],
      title: { it: 'Certificati di malattia', en: 'Certificates of sickness' },
      shows: {
        protocol: { it: 'Numero di protocollo', en: 'Protocol number' },
        from: words.from,
        to: words.to,
        fileName: words.file,
        fileSize: words.fileSize,
        addedAt: words.created,
      },
      read: (row, tools) => createHealthTexts(tools).readCertificate(row),
      files: ({ id, fileKey, fileType }, { storage, secretBox }) =>
        fileKey === null
          ? []
          : [
              {
                name: `certificato-${id}.${fileType.split('/').at(-1) ?? ''}`,
                open: async () =>
                  Readable.from([
                    secretBox.openBytes(await buffer(await storage.read(fileKey)), placeOfCertificate(id)),
                  ]),
              },
            ],
      erasure: { by: forgetCertificatesOf, what: 'rows and encrypted files are deleted' },
    }),
    personalTable({
      table: absenceDays,
      of: [{ column: absenceDays.employeeId, is: 'employees' }],
      title: { it: 'Giorni di assenza', en: 'Days of absence' },
      shows: { day: words.day, minutes: words.minutes },
      erasure: { stays: registered, until: until(absenceDays.day) },
    }),
    personalTable({
      table: absenceEntries,
      of: [{ column: absenceEntries.employeeId, is: 'employees' }],
      title: { it: 'Movimenti dei saldi', en: 'Entries of balances' },
      shows: {
        counter: { it: 'Saldo', en: 'Balance' },
        day: words.day,
        minutes: words.minutes,
        kind: words.kind,
        note: words.note,
        createdAt: words.created,
      },
      erasure: {
        stays: registered,
        until: until(absenceEntries.day),
        except: { column: absenceEntries.note, value: carriedNote },
      },
    }),
    personalTable({
      table: absencePolicies,
      of: [{ column: absencePolicies.employeeId, is: 'employees' }],
      title: { it: 'Maturazione di ferie e permessi', en: 'Leave earned in a year' },
      shows: { validFrom: words.from, yearly: { it: 'Minuti all’anno', en: 'Minutes a year' } },
      erasure: { endsBy: 'the daily job, with the last record of the employee' },
    }),
    personalTable({
      table: absencePeople,
      of: [{ column: absencePeople.employeeId, is: 'employees' }],
      title: { it: 'Saldi', en: 'Balances' },
      shows: { accruedThrough: { it: 'Maturato fino a', en: 'Earned until' } },
      erasure: { endsBy: 'the daily job, with the last record of the employee' },
    }),
    personalTable({
      table: absenceFeeds,
      of: [{ column: absenceFeeds.userId, is: 'users' }],
      title: { it: 'Calendari condivisi', en: 'Calendar addresses' },
      shows: {
        scope: words.kind,
        createdAt: words.created,
        lastReadAt: words.used,
        expiresAt: words.expires,
      },
      erasure: 'deleted',
    }),
    personalTable({
      table: absenceDelegations,
      of: [
        { column: absenceDelegations.byUserId, is: 'users' },
        { column: absenceDelegations.toUserId, is: 'users' },
      ],
      title: { it: 'Deleghe', en: 'Delegations' },
      shows: { from: words.from, to: words.to, createdAt: words.created, endedAt: words.ended },
      erasure: { endsBy: 'the removal of the account: the ids that stay name nobody' },
    }),
    personalTable({
      table: absenceReminders,
      of: [{ column: absenceReminders.userId, is: 'users' }],
      title: { it: 'Promemoria ricevuti', en: 'Reminders received' },
      shows: { day: words.day },
      erasure: 'deleted',
    }),
  ],
  others: [
    { table: absenceSettings, why: 'what a company chose; the id of who changed it' },
    { table: absenceClosures, why: 'days on which a company is closed' },
    { table: absenceBlockedDays, why: 'days for which a company gives no leave' },
  ],
  terms: absencesTerms,
};
