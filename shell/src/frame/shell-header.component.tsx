import type { ReactNode } from 'react';
import { ScreenHeader, useCurrentScreen } from 'shared-ui';
import { useBackAction } from './use-back-action.ts';

interface ShellHeaderProps {
  readonly start?: ReactNode;
  readonly figures?: ReactNode;
  readonly end?: ReactNode;
}

/** The head of the screen of the moment, on a desktop. */
export function ShellHeader(around: ShellHeaderProps) {
  const { title, actions } = useCurrentScreen();
  return <ScreenHeader {...around} title={title} back={useBackAction()} actions={actions} />;
}
