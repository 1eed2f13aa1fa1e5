import type { Registration } from 'shared-api/contracts/auth';

/** The full name of who signed up. */
export function personName({ name, surname }: Pick<Registration, 'name' | 'surname'>): string {
  return `${name} ${surname}`;
}
