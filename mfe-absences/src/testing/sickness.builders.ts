import type { Certificate, Sickness } from 'shared-api/contracts/absences';

let made = 0;

/** A certificate of all days of Mario's sickness, without a file. */
export function buildCertificate(overrides: Partial<Certificate> = {}): Certificate {
  made += 1;
  return {
    id: `certificate-${made}`,
    protocol: '123456789',
    from: '2026-03-10',
    to: '2026-03-13',
    fileName: '',
    addedAt: '2026-03-10T08:00:00.000Z',
    ...overrides,
  };
}

/** A sickness of Mario Rossi, from Tuesday to Friday, that waits for approval. */
export function buildSickness(overrides: Partial<Sickness> = {}): Sickness {
  made += 1;
  const certificates = overrides.certificates ?? [buildCertificate()];
  return {
    id: `sickness-${made}`,
    employeeId: 'employee-1',
    employeeName: 'Rossi Mario',
    from: '2026-03-10',
    to: '2026-03-13',
    start: null,
    end: null,
    minutes: 4 * 480,
    days: 4,
    status: 'toApprove',
    note: '',
    version: 2,
    createdAt: '2026-03-10T08:00:00.000Z',
    decidedBy: '',
    decidedFor: '',
    decidedAt: null,
    refusalReason: '',
    withdrawalReason: null,
    isOwn: true,
    mayDecide: false,
    mayRemove: true,
    protocol: certificates[0]?.protocol ?? '',
    certificates,
    isRead: true,
    mayReadCertificates: true,
    givenBack: 0,
    ...overrides,
  };
}
