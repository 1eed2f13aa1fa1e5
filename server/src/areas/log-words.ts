import type { LogActionName } from 'shared-api/contracts/admin';

/** What the log is given has words there, or does not compile (decision 154). */
declare module '../platform/audit/audit.service.ts' {
  interface AuditActions {
    readonly names: LogActionName;
  }
}
