import { z } from 'zod';
import {
  defineCall,
  defineDownload,
  instant,
  okAnd,
  plainDay,
  wholeNumber,
  wireObject,
  yesNo,
  zeroOne,
} from '../common/index.ts';
import { absenceFields, historyFields, noteText, subjectFields } from './absence.contract.ts';
import { dayColours } from './day-colours.ts';
import { protocolNumber } from './protocol.rules.ts';

/** A certificate of a sickness: its number, the days it covers, and its file where one was added. It says no diagnosis. */
export const certificate = wireObject({
  id: ['id_certificato', z.string()],
  protocol: ['numero_protocollo', z.string()],
  from: ['periodo_dal', plainDay],
  to: ['periodo_al', plainDay],
  /** Empty where there is no file. */
  fileName: ['attachment', z.string()],
  addedAt: ['added_at', instant],
});
export type Certificate = z.output<typeof certificate>;

/** A sickness (spec 03 §3). */
const sickness = wireObject({
  ...absenceFields,
  /** The first of its numbers; empty where there is none. */
  protocol: ['numero_protocollo', z.string()],
  /** Empty for who may not read them. */
  certificates: z.array(certificate),
  /** Whether an administrator has opened it. */
  isRead: ['read', yesNo],
  mayReadCertificates: ['may_read_certificates', yesNo],
  /** How many minutes of approved leave it gave back. */
  givenBack: ['given_back', wholeNumber],
});
export type Sickness = z.output<typeof sickness>;

const sicknessDraft = {
  ...subjectFields,
  from: ['data_inizio', plainDay],
  to: ['data_fine', plainDay],
  protocol: ['protocollo', protocolNumber.default('')],
  note: noteText.default(''),
} as const;

/**
 * Adds a sickness, open, or sent at once with `send` (spec 03 §7). Leave that was approved for the same days is given back when the
 * sickness is approved. Fails with `invalid-input` on the field that is wrong, and with `conflict` when the month is locked.
 */
export const addSickness = defineCall({
  name: 'insertDisease',
  access: 'signed-in',
  input: wireObject({ ...sicknessDraft, send: zeroOne.default(false) }),
  output: okAnd({ sickness: ['Disease', sickness] }),
});

/**
 * Changes a sickness: number and note always, days only while it waits (spec 03 §7). Fails with `conflict` (`absenceConflict`) when
 * somebody changed it since `version`.
 */
export const updateSickness = defineCall({
  name: 'updateDisease',
  access: 'signed-in',
  input: wireObject({
    ...sicknessDraft,
    id: ['id_malattia', z.string().max(100)],
    version: wholeNumber.optional(),
  }),
  output: okAnd({ sickness: ['Disease', sickness] }),
});

/** Sicknesses: one's own, those of whom one acts for, or those that one manages (spec 03 §7). */
export const listSickness = defineCall({
  name: 'getDisease',
  access: 'signed-in',
  input: wireObject({ ...historyFields, employeeId: subjectFields.employeeId }),
  output: wireObject({
    list: [
      'Disease',
      wireObject({ total: ['record_totali', wholeNumber], rows: ['disease', z.array(sickness)] }),
    ],
  }),
});

/** The days that carry sicknesses, each with the colour of its state, from a year ago to two years ahead (spec 03 §7). */
export const getSicknessCalendar = defineCall({
  name: 'getDiseaseCalendar',
  access: 'signed-in',
  input: wireObject(subjectFields),
  output: wireObject({ calendar: ['Disease', wireObject(dayColours)] }),
});

/** Most bytes of a certificate's file: five megabytes. */
export const maxCertificateBytes = 5_000_000;

/**
 * Adds a certificate to a sickness, a continuation too: one that ends later makes the sickness longer, and beside one that is approved it
 * makes the next, which is sent and which is answered then (departure D110). One that begins later or ends earlier changes the sickness only
 * where `shortens` says so, of one that is approved for who decides about it (`forbidden`). Its file (`file`: PDF, PNG or JPEG) may be left out. Fails
 * with `invalid-input` on the field that is wrong, with `conflict` when the month is locked or the sickness was withdrawn.
 */
export const addCertificate = defineCall({
  name: 'addCertificate',
  access: 'signed-in',
  encoding: 'multipart',
  files: ['file'],
  input: wireObject({
    id: ['id_malattia', z.string().max(100)],
    protocol: ['protocollo', protocolNumber.default('')],
    from: ['periodo_dal', plainDay],
    to: ['periodo_al', plainDay],
    /** What follows where it says fewer days than the sickness has: the sickness has those alone too, or it stays as it is. */
    shortens: zeroOne.optional(),
  }),
  output: okAnd({ sickness: ['Disease', sickness] }),
});

/** Reads a certificate's file; each reading is written down. Fails with `not-found` for who may not (`mayReadSickness`). */
export const downloadCertificate = defineDownload({
  name: 'downloadCertificate',
  types: ['application/pdf', 'image/png', 'image/jpeg'],
  method: 'GET',
  access: 'signed-in',
  input: wireObject({ certificateId: ['id_certificato', z.string().max(100)] }),
});
