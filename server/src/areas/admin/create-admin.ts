import type { AreaPlatform } from '../area-platform.ts';
import type { Accounts } from '../ports/accounts.port.ts';
import type { Directory } from '../ports/directory.port.ts';
import { createSlidesService } from './slides/slides.service.ts';
import { createChoices } from './users/choices.service.ts';
import { createUserChanges } from './users/user-changes.ts';

/** What the admin area stands on. */
interface AdminDependencies extends AreaPlatform {
  readonly accounts: Accounts;
  readonly directory: Directory;
}

/** The services of the admin area. */
export type AdminServices = ReturnType<typeof createAdmin>;

/** Makes the services of the admin area. */
export function createAdmin(dependencies: AdminDependencies) {
  return {
    slides: createSlidesService(dependencies),
    choices: createChoices(dependencies),
    userChanges: createUserChanges(dependencies),
  };
}
