import { groupDigits } from 'shared-ui';

/** A phone number as people read it, on one line: `+39 333 123 45 67`; empty when there is none. */
export function showPhone({ prefix, mobile }: { prefix: string; mobile: string }): string {
  return mobile && `${prefix} ${groupDigits(mobile)}`.trim().replaceAll(' ', '\u{a0}');
}
