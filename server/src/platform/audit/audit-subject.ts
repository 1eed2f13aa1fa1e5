/** The subject under which the event log records what was found wrong with it. */
export const auditSubject = 'platform_audit';
