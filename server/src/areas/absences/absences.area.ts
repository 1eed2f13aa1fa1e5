import { defineArea } from '../area.ts';
import { createRecount } from './balances/recount.ts';
import { decidingAbsences } from './requests/deciding-absences.repository.ts';
import { absencesPort } from './requests/absences-port.ts';
import { absenceCertificates } from './sickness/certificates.schema.ts';
import { absencesPersonalData } from './absences-personal-data.ts';
import { serveAbsences } from './absences.routes.ts';
import { makeAbsencesDemo } from './demo/make-absences-demo.ts';
import { createAbsences } from './create-absences.ts';

export const absences = defineArea({
  name: 'absences',
  create: ({ platform, ports: { directory, people, months } }) =>
    createAbsences({
      ...platform,
      directory,
      people,
      months,
      publicUrl: platform.config.http.publicUrl,
    }),
  serve: serveAbsences,
  decides: decidingAbsences,
  files: [absenceCertificates.fileKey],
  personalData: absencesPersonalData,
  offers: {
    absences: () => absencesPort,
    onWaysInEnded:
      ({ services }) =>
      (executor, { userId }) =>
        services().feeds.endAll(executor, userId),
    onCalendarChanged: ({ platform, ports: { directory, months } }) =>
      createRecount({ ...platform, directory, months }),
  },
  // Before anybody reads or changes one.
  start: async ({ textsOfBefore }) => {
    await textsOfBefore.seal();
  },
  // Every hour too, like what is thrown away.
  chores: ({ reminders, feedReminders, accruals, closures, textsOfBefore }) => [
    { clean: textsOfBefore.seal },
    { clean: reminders.remindDue },
    feedReminders,
    { clean: accruals.accrueDue },
    { clean: closures.applyDue },
  ],
  demo: async (services, platform, { directory, months }) => {
    await makeAbsencesDemo({ ...platform, absences: services, directory, months });
    return undefined;
  },
});
