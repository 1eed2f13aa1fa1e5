export { ApiError, asApiError, failureSentence, isFailure } from './client/api-error.ts';
export { randomId } from './client/random-id.ts';
export { call, serverFile } from './client/transport.ts';
export { useGateway } from './client/gateway.ts';
export { deviceStore, tabStore } from './device/browser-stores.ts';
export { isGuestId } from './contracts/common/page-person.ts';
export { clock } from './device/clock.ts';
export { browserNotifications, serviceWorkers, workerRegistration } from './device/platform.ts';
export {
  currentBoot,
  followBoot,
  followGuest,
  forgetOnDevice,
  freshenBoot,
  isAdminSession,
  keptDatabase,
  keptDatabaseOf,
  onBootChange,
  refreshBoot,
  renewSession,
  setBoot,
  signOut,
  startFromPage,
  useBoot,
  useSession,
  useSignedIn,
} from './session/session.ts';
export {
  answerSessionLoss,
  explainSessionLoss,
  isSessionLost,
  loseSession,
  settleSessionLoss,
  useSessionLoss,
} from './session/session-loss.ts';
export type { SessionLossReason } from './session/session-loss.ts';
export { onPersonInOtherTab } from './session/tabs.ts';
export { signInStateFor, wantedAddress } from './session/wanted-address.ts';
