import type { Language } from 'shared-api/contracts/common';
import type { PersonalDataFile } from 'shared-api/contracts/platform';
import type { TableHandedOut } from '../../../platform/personal-data/personal-data.service.ts';

/** What a package is made of. */
export interface PackageContents {
  readonly person: PersonalDataFile['person'];
  readonly madeFor: PersonalDataFile['madeFor'];
  readonly madeAt: Date;
  readonly language: Language;
  readonly tables: readonly TableHandedOut[];
}
