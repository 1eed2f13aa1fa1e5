export { ApiError } from './client/api-error.ts';
export { call, download, downloadAddress } from './client/transport.ts';
export type { CallOptions } from './client/transport.ts';
export {
  bootElementId,
  currentBoot,
  hasPermission,
  isAdminSession,
  onBootChange,
  refreshBoot,
  setBoot,
  startFromPage,
  useBoot,
  useSession,
  useSignedIn,
} from './session/session.ts';
