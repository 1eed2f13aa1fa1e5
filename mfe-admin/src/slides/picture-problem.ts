import { maxPictureBytes } from 'shared-api/contracts/admin';
import type { Translate } from 'shared-ui';
import type { slidesTexts } from './slides.texts.ts';

const types: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** What is wrong with a chosen picture as far as the page can tell; the server looks into it. */
export function pictureProblemOf(
  t: Translate<typeof slidesTexts.it>,
  file: File | null,
  mayBeAbsent: boolean,
): string | undefined {
  if (!file) return mayBeAbsent ? undefined : t('problem.picture-required');
  if (!types.includes(file.type)) return t('problem.picture-not-accepted');
  return file.size > maxPictureBytes ? t('field.pictureTooLarge') : undefined;
}
