import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { useTexts } from '../texts/use-texts.ts';
import { useAreaScope, type AreaFailure } from './area-scope.ts';
import { failureTexts } from './failure.texts.ts';

interface UnavailableCardProps {
  readonly failure: AreaFailure;
  readonly onRetry: () => void;
  /** Whether a new try is under way. */
  readonly isRetrying?: boolean;
}

/** Stands where a broken part would be: what happened, what still works, a new try, a code for support. */
export function UnavailableCard({ failure, onRetry, isRetrying = false }: UnavailableCardProps) {
  const t = useTexts(failureTexts);
  const area = useAreaScope()?.label ?? t('thisPart');
  const isOutdated = failure.kind === 'outdated';
  return (
    <Card role="alert" withBorder maw={520} mx="auto" my="xl" padding="lg">
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h3">
          {t('title', { area })}
        </Title>
        <Text>{t(failure.kind)}</Text>
        <Text>{t('restWorks')}</Text>
        <Button
          size="md"
          loading={isRetrying}
          onClick={isOutdated ? () => window.location.reload() : onRetry}
        >
          {isOutdated ? t('reload') : t('retry')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('supportCode', { code: failure.code })}
        </Text>
      </Stack>
    </Card>
  );
}
