export { added, oneOfOr } from './added.ts';
export { okAnswer } from './answer.ts';
export { defineCall, defineDownload, defineEventStream } from './call.ts';
export type {
  Access,
  Call,
  CallInput,
  Download,
  Encoding,
  EventStream,
  Given,
  InputOf,
  OutputOf,
} from './call.ts';
export { claimedUsername } from './claimed-username.ts';
export { namesOf, toOwnFields, toWireFields } from './field-names.ts';
export { foldTitle } from './csv.rules.ts';
export { encodeRequest } from './encode-request.ts';
export type { EncodedRequest, RequestFiles } from './encode-request.ts';
export { errorAnswer, statusOfError } from './error.ts';
export type { ErrorAnswer, ErrorCode } from './error.ts';
export {
  compareFolded,
  compareNames,
  foldText,
  foldWords,
  foldingVersion,
  matchesWords,
  mixesScripts,
  usernameKeyOf,
} from './fold.rules.ts';
export { fileTextProblem, readFileText } from './file-letters.rules.ts';
export { groupBy } from './group-by.ts';
export { defaultLanguage, language, languages } from './languages.ts';
export type { Language, LocalizedText } from './languages.ts';
export { permissionCode, permissionCodes, roleFlag } from './permission.ts';
export type { PermissionCode, RoleFlag } from './permission.ts';
export { isAdmin, isSuperUser } from './role.rules.ts';
export type { RoleFlags } from './role.rules.ts';
export { answerMark, contentDigestHeader } from './answer-mark.ts';
export { guestId, isGuestId, pagePersonHeader } from './page-person.ts';
export { dayInItaly } from './italian-day.ts';
export { instantsInItaly } from './italian-instants.ts';
export {
  addDays,
  addMonths,
  dayOfMonth,
  daysOfMonth,
  monthOf,
  plainDay,
  timeInItaly,
  weekdayOf,
} from './plain-day.ts';
export type { PlainDay, PlainMonth } from './plain-day.ts';
export { plainLine, plainLines } from './plain-line.ts';
export { readTable, titleTwice } from './table.rules.ts';
export type { TableColumn, TableLine } from './table.rules.ts';
export { minutesOfTime, timeOfDay, timeOfMinutes } from './time-of-day.ts';
export { versionConflict } from './version-conflict.ts';
export type { VersionConflict } from './version-conflict.ts';
export {
  barList,
  base64Text,
  flag,
  hours,
  idList,
  instant,
  jsonText,
  okAnd,
  orEmpty,
  siNo,
  typedText,
  wholeNumber,
  wireObject,
  yesNo,
  zeroOne,
} from './wire.ts';
export type { WireForm } from './wire.ts';
