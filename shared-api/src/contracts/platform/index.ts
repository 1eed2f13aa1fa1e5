export { countCall, getBoot } from './boot.contract.ts';
export type { BootDocument, RegistryArea, RegistryDocument, SessionView } from './boot.contract.ts';
export { pdfEditing, pdfEditingHeaders, pdfEditingResult, pdfPreflight } from './pdf-editing.contract.ts';
export {
  countLiveKey,
  countsLiveKey,
  failureLiveKeys,
  failuresLiveKey,
  liveEvents,
  liveKey,
  logLiveKey,
  rightsLiveKey,
  sessionsLiveKey,
} from './live.contract.ts';
export {
  codePurpose,
  sendCodeByMail,
  sendCodeBySms,
  sendReceiverCodeByMail,
  verifyCode,
} from './codes.contract.ts';
export type { CodePurpose, CodeSent } from './codes.contract.ts';
export type { LiveEnd, LiveEvents, LiveKey } from './live.contract.ts';
export { fitDrawing, layOutStamp, layOutText } from './stamp-layout.ts';
export { reportFailure } from './failure.contract.ts';
export { menuEntry, menuSection, moduleManifest } from './manifest.ts';
export type {
  Contribution,
  DashboardTile,
  MenuEntry,
  MenuSection,
  ModuleManifest,
  ModuleRoute,
  PlaceName,
  RouteAccess,
} from './manifest.ts';
export {
  dataTermKinds,
  dataTerms,
  shortenedNoticeDays,
  termBegin,
  termEnd,
  termMonths,
  termNoticeDays,
} from './data-terms.rules.ts';
export type { DataTermKind, DataTermMonths } from './data-terms.rules.ts';
export { keptData, personalDataFile } from './personal-data.contract.ts';
export type { KeptData, PersonalDataFile } from './personal-data.contract.ts';
