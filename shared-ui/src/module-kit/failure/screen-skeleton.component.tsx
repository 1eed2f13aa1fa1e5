import { Skeleton, Stack } from '@mantine/core';
import { useTexts } from '../texts/use-texts.ts';
import { failureTexts } from './failure.texts.ts';

/** Holds the place of a screen whose code is on its way. */
export function ScreenSkeleton() {
  const t = useTexts(failureTexts);
  return (
    <Stack role="status" aria-label={t('loading')} p="md" gap="md">
      <Skeleton height={28} width="40%" />
      <Skeleton height={120} />
      <Skeleton height={120} />
    </Stack>
  );
}
