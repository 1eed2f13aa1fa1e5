import type { Absences } from '../../ports/absences.port.ts';
import { listPendingDays } from './pending-days.repository.ts';

/** What the area knows for others. */
export const absencesPort: Absences = { listPendingDays };
