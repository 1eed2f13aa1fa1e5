import { absences } from './absences/absences.area.ts';
import { admin } from './admin/admin.area.ts';
import { auth } from './auth/auth.area.ts';
import { directory } from './directory/directory.area.ts';
import { signing } from './signing/signing.area.ts';
import { timesheet } from './timesheet/timesheet.area.ts';

/** Every area of the server. */
export const areas = [admin, auth, directory, signing, timesheet, absences] as const;
