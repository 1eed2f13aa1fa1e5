import type { PermissionCode } from 'shared-api/contracts/common';
import { useTexts } from 'shared-ui';
import { rightsTexts } from './rights.texts.ts';

/** The name of a right that groups give, in the reader's language. */
export function useRightName(): (code: PermissionCode) => string {
  const t = useTexts(rightsTexts);
  return (code) => t(`right.${code}`);
}
