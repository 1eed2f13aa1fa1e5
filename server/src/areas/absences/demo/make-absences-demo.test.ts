import { absenceStatuses } from 'shared-api/contracts/absences';
import { createAreas } from '../../create-areas.ts';
import { demoPeople } from '../../../demo/people.demo.ts';
import { makeDemoCompany } from '../../../demo/make-demo.ts';
import type { PdfEditing } from '../../../platform/pdf-editing/pdf-editing.ts';
import { createTestApp } from '../../../testing/index.ts';
import { absenceEntries } from '../balances/balances.schema.ts';
import { absenceRequests } from '../requests/requests.schema.ts';
import { demoAbsences } from './absences.demo.ts';
import { makeAbsencesDemo } from './make-absences-demo.ts';

let onTestEnd: (() => Promise<void>) | undefined;
afterEach(() => onTestEnd?.());

// Whenever somebody starts it: on the last day of a month, before the closure and within it, and after a leap day.
it.each(['2026-11-30', '2026-12-23', '2026-12-30', '2028-02-29'])(
  'has requests in every state, made by people who still have a balance, from %s',
  async (day) => {
    const testApp = await createTestApp();
    testApp.clock.set(new Date(`${day}T09:00:00Z`));
    onTestEnd = () => testApp.close();
    const { db, clock, platform } = testApp;
    const { services, ports } = createAreas({ ...platform, pdfEditing: {} as PdfEditing });
    const passwordHasher = { hash: async () => '-', verify: async () => false };
    await makeDemoCompany({ db, clock, passwordHasher, password: '-' });
    const { directory, months } = ports;
    await makeAbsencesDemo({ db, clock, absences: services.absences, directory, months });
    const requests = await db.select().from(absenceRequests);
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(absenceStatuses));
    const closed = demoPeople.filter(({ companyId }) => companyId === 'acme').length;
    expect(requests).toHaveLength(demoAbsences.length + closed);
    const sums = new Map<string, number>();
    for (const { employeeId, counter, minutes } of await db.select().from(absenceEntries))
      sums.set(`${employeeId} ${counter}`, (sums.get(`${employeeId} ${counter}`) ?? 0) + minutes);
    expect(Math.min(...sums.values())).toBeGreaterThanOrEqual(0);
  },
);
