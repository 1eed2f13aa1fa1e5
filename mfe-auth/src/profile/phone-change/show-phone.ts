import { groupDigits } from 'shared-ui';

/** A phone number as people read it, on one line: `+39 333 123 45 67`; empty when there is none. */
export function showPhone({ prefix, mobile }: { prefix: string; mobile: string }): string {
  return mobile && `${prefix} ${groupDigits(mobile)}`.trim().replaceAll(' ', '\u{a0}');
}

/** The same for a number that is written as one, its prefix before a space. */
export function showPhoneText(phone: string): string {
  const [prefix = '', ...rest] = phone.split(' ');
  return rest.length === 0 ? phone : showPhone({ prefix, mobile: rest.join('') });
}
