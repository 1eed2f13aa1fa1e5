import type { PersonalDataService } from '../../platform/personal-data/personal-data.service.ts';
import type { AreaPlatform } from '../area-platform.ts';
import type { Accounts } from '../ports/accounts.port.ts';
import type { Directory } from '../ports/directory.port.ts';
import type { Documents } from '../ports/documents.port.ts';
import type { People } from '../ports/people.port.ts';
import { createSealService } from './seal/seal.service.ts';
import { createFirstSteps } from './first-steps/first-steps.service.ts';
import { createFailures } from './failures/failures.service.ts';
import { createGroupService } from './groups/groups.service.ts';
import { createLogExport } from './log/log-export.ts';
import { createLogScope } from './log/log-scope.ts';
import { createLogService } from './log/log.service.ts';
import { createImports } from './import/imports.service.ts';
import { createInvitationsJob, invitationsJobKind } from './import/invite-people.ts';
import { createImportJob, importJobKind } from './import/run-import.ts';
import { createSlideDrawing } from './slides/slide-drawing.ts';
import { createSlideFiles } from './slides/slide-files.ts';
import { createSlideSettings } from './slides/slide-settings.service.ts';
import { createDataTerms } from './settings/data-terms.service.ts';
import { createRetention } from './settings/retention.ts';
import { createSettingsService } from './settings/settings.service.ts';
import { createTestDeliveries } from './settings/test-deliveries.service.ts';
import { createSlidesService } from './slides/slides.service.ts';
import { createSignInCodes } from './user-form/sign-in-codes.service.ts';
import { createSeveralUsers } from './user-form/several-users.service.ts';
import { createUserForm } from './user-form/user-form.service.ts';
import { createUserHistory } from './user-history/user-history.service.ts';
import { createUserPassword } from './user-password/user-password.service.ts';
import { createChoices } from './users/choices.service.ts';
import { createUserDeletion } from './users/user-deletion.service.ts';
import { createUserChanges } from './users/user-changes.ts';
import { createUsersService } from './users/users.service.ts';

/** What the admin area stands on. */
interface AdminDependencies extends AreaPlatform {
  readonly accounts: Accounts;
  readonly directory: Directory;
  readonly documents: Documents;
  readonly people: People;
  readonly personalData: PersonalDataService;
}

/** The services of the admin area. */
export type AdminServices = ReturnType<typeof createAdmin>;

/** Makes the services of the admin area. */
export function createAdmin(dependencies: AdminDependencies) {
  const scope = createLogScope(dependencies);
  const logDependencies = { ...dependencies, scope, sources: dependencies };
  const choices = createChoices(dependencies);
  const userChanges = createUserChanges(dependencies);
  const importJob = createImportJob({ ...dependencies, userChanges });
  dependencies.jobs.handle(importJobKind, importJob.run, { onDead: importJob.onDead, isOverWhenDead: true });
  const invitationsJob = createInvitationsJob(dependencies);
  dependencies.jobs.handle(invitationsJobKind, invitationsJob.run, {
    onDead: invitationsJob.onDead,
    isOverWhenDead: true,
  });
  const slideFiles = createSlideFiles(dependencies);
  const drawPicture = createSlideDrawing(dependencies.drawPicture);
  const dataTerms = createDataTerms(dependencies);
  return {
    log: createLogService(logDependencies),
    logExport: createLogExport(logDependencies),
    slides: createSlidesService({ ...dependencies, files: slideFiles }),
    slideSettings: createSlideSettings({ ...dependencies, files: slideFiles, drawPicture }),
    slideFiles,
    choices,
    userChanges,
    firstSteps: createFirstSteps(dependencies),
    seal: createSealService(dependencies),
    failures: createFailures(dependencies),
    groups: createGroupService({ ...dependencies, userChanges }),
    users: createUsersService({ ...dependencies, choices }),
    deletion: createUserDeletion({ ...dependencies, choices, userChanges }),
    imports: createImports(dependencies),
    userForm: createUserForm({ ...dependencies, userChanges }),
    severalUsers: createSeveralUsers({ ...dependencies, userChanges }),
    signInCodes: createSignInCodes(dependencies),
    userPassword: createUserPassword(dependencies),
    userHistory: createUserHistory(dependencies),
    settings: createSettingsService({
      ...dependencies,
      announceShortened: dataTerms.announceShortened,
    }),
    testDeliveries: createTestDeliveries(dependencies),
    retention: createRetention(dependencies),
    dataTerms,
  };
}
