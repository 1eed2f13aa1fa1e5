import { platformPersonalData } from '../platform/personal-data/platform-personal-data.ts';
import type { PersonalPart } from '../platform/personal-data/personal-data.service.ts';
import type { Area } from './area.ts';
import { areas } from './areas.ts';

const ofAreas = areas as readonly Pick<Area<string, unknown>, 'name' | 'personalData'>[];

/** What the platform and every area say of the personal data in their tables (`personalData` of the area). */
export const personalParts: readonly PersonalPart[] = [
  { area: 'platform', data: platformPersonalData },
  ...ofAreas.flatMap(({ name, personalData: data }) => (data ? [{ area: name, data }] : [])),
];
