import type { Random } from './random.ts';

/** Who somebody is to the product. */
export const roleNames = [
  'employee',
  'badge',
  'administrator',
  'super',
  'delegate',
  'guest',
  'nobody',
] as const;
export type RoleName = (typeof roleNames)[number];

/** How somebody goes about it. */
const tempers = ['careful', 'hasty', 'wandering', 'hostile', 'clumsy'] as const;
export type Temper = (typeof tempers)[number];

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
} as const;
export type SizeName = keyof typeof sizes;

/** Somebody who uses the product for a while. */
export interface Person {
  readonly role: RoleName;
  readonly size: SizeName;
  readonly language: 'it' | 'en';
  readonly temper: Temper;
  /** Whether their browser translates every page. */
  readonly isTranslated: boolean;
}

/** Makes somebody up; what is given is kept. Three in four speak Italian; nobody's pages are translated. */
export function makePerson(random: Random, given: Partial<Person> = {}): Person {
  const made: Person = {
    role: random.pick(roleNames),
    size: random.happens(0.6) ? 'phone' : 'desktop',
    language: random.happens(0.75) ? 'it' : 'en',
    temper: random.pick(tempers),
    isTranslated: false,
  };
  return { ...made, ...given };
}

/** A person in one line. */
export const describePerson = ({ role, size, language, temper, isTranslated }: Person) =>
  `${role}, ${size}, ${language}, ${temper}${isTranslated ? ', translated' : ''}`;
