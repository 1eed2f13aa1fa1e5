export {
  archiveFailures,
  countFailures,
  failureKind,
  failurePageSize,
  listFailures,
  maxFailuresAtOnce,
  retryFailures,
} from './failures.contract.ts';
export type { Failure, FailureKind, FailureReason, RetryRefusal } from './failures.contract.ts';
export { failureCompanyOf } from './failures.policy.ts';
export { jobInWords, jobWords } from './failures.texts.ts';
export { fitsName, groupFiscalCode, isFiscalCode, plainFiscalCode } from './fiscal-code.rules.ts';
export {
  addGroup,
  changeGroup,
  changeGroupMembers,
  checkGroup,
  deleteGroup,
  groupConflict,
  groupFields,
  groupsLiveKey,
  listCompanyGroups,
  maxGroupNameLength,
  previewMenu,
} from './groups.contract.ts';
export type { CompanyGroup, GroupFields, MemberResult, MenuRole } from './groups.contract.ts';
export {
  groupSeparator,
  importColumns,
  importColumnTitles,
  maxImportBytes,
  maxImportLines,
  readImportFile,
  readYesNo,
} from './import-file.rules.ts';
export type { ImportCells, ImportColumn, ImportFileFault, ImportLine } from './import-file.rules.ts';
export { importFaultOf, importSentence, importWaits, waitsAll } from './import-problems.ts';
export type { ImportProblem } from './import-problems.ts';
export {
  checkUserImport,
  downloadUserImport,
  downloadUserImportTemplate,
  getUserImport,
  importLinesPageSize,
  importPageSize,
  importsLiveKey,
  listUserImportRows,
  listUserImports,
  sendUserImportInvitations,
  startUserImport,
} from './import.contract.ts';
export type { ImportOutcome, ImportRow, ImportState, UserImport } from './import.contract.ts';
export { actionInWords, actionsOfGroup, actionsWithWords, groupOfAction, logActions } from './log-actions.ts';
export type { LogActionName } from './log-actions.ts';
export { fieldInWords, isSecretField, isShownField } from './log-fields.ts';
export {
  checkLogChain,
  countNewLogEvents,
  exportLog,
  getLogEvent,
  getLogState,
  listLog,
  logFormat,
  logGroup,
  logOutcome,
  logPageSize,
  maxLogExport,
  maxNewEvents,
} from './log.contract.ts';
export type { LogEvent, LogEventInDetail, LogField, LogFilter, LogFormat } from './log.contract.ts';
export { logViewOf, mayReadEvent } from './log.policy.ts';
export type { LogView } from './log.policy.ts';
export { checkSealFile, maxSealFileBytes, resetSeal, saveSeal, sealEndsSoonDays } from './seal.contract.ts';
export type { SealCertificate, SealInUse } from './seal.contract.ts';
export {
  getSettings,
  getTestDeliveries,
  listDueData,
  saveSettings,
  sendTest,
  settingsConflict,
} from './settings.contract.ts';
export type { CompanySettings, Settings, TestChannel, TestDelivery } from './settings.contract.ts';
export { settingsLiveKey } from './settings.live-keys.ts';
export { nextMailTime } from './mail-times.rules.ts';
export type { MailTimes } from './mail-times.rules.ts';
export { mayChangeSettings, mayOpenSettings } from './settings.policy.ts';
export {
  companyAccent,
  deliveryMonths,
  mailMinutes,
  maxSignUpDomains,
  settingsProblems,
  signUpDomain,
  unsignedMonths,
  weekdays,
} from './settings.rules.ts';
export {
  addSlide,
  deleteSlide,
  getSlidePicture,
  getSlides,
  listManagedSlides,
  orderSlides,
  slideConflict,
  slideOrderConflict,
  updateSlide,
} from './slides.contract.ts';
export type { ManagedSlide, Slide, SlideSources } from './slides.contract.ts';
export { slidesLiveKey } from './slides.live-keys.ts';
export { mayManageSlides } from './slides.policy.ts';
export {
  maxPictureBytes,
  maxPicturePixels,
  maxSlideAlt,
  maxSlides,
  maxSlideText,
  maxSlideTitle,
  minPictureSide,
  pictureSides,
  slideFields,
  slideStateOn,
  slideWordsIn,
} from './slides.rules.ts';
export type { SlideFields, SlideView } from './slides.rules.ts';
export { slideProblems, slideProblemText } from './slides.texts.ts';
export type { SlideProblem } from './slides.texts.ts';
export { userFields } from './user-fields.rules.ts';
export type { UserFields } from './user-fields.rules.ts';
export {
  addUser,
  getNewUser,
  getUser,
  getUsers,
  inviteUser,
  allowSignInCodes,
  unlinkUser,
  updateUser,
  updateUsers,
  userConflict,
  withdrawContact,
} from './user-form.contract.ts';
export type {
  ContactProposal,
  Invitation,
  OpenedUser,
  UserConflict,
  UserGroup,
  UserResult,
} from './user-form.contract.ts';
export { userProblemText } from './user-form.texts.ts';
export { getUserHistory, userHistoryPage } from './user-history.contract.ts';
export type { UserChange, UserEvent } from './user-history.contract.ts';
export { changeUserPassword } from './user-password.contract.ts';
export { givenPassword } from './user-password.rules.ts';
export {
  chooseUsers,
  deleteUsers,
  listSuccessors,
  downloadUsers,
  listUserFilterGroups,
  listUsers,
  maxUsersDeleted,
  maxUserSearchLength,
  maxUsersNamed,
  userPageSize,
  userSearch,
  usersLiveKey,
  userSort,
  userFileFormats,
  type UserFileFormat,
} from './users.contract.ts';
export type { DeletionRefusal, UserRow, UserSort } from './users.contract.ts';
export {
  firstStepIds,
  getFirstSteps,
  mailSenderFields,
  saveMailSender,
  setFirstStepAside,
} from './first-steps.contract.ts';
export type { FirstStepId, FirstStepState } from './first-steps.contract.ts';
