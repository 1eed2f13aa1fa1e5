import { useEffect, useState } from 'react';
import type { HiddenPart } from './open-file.ts';
import type { FileState } from './use-file.ts';

/** What a file holds that its pages do not show; nothing while that is not known. */
export function useHiddenParts(file: FileState): readonly HiddenPart[] {
  const opened = file.status === 'open' ? file.opened : undefined;
  const [found, setFound] = useState<{ readonly of: object; readonly parts: readonly HiddenPart[] }>();
  useEffect(() => {
    let isCurrent = true;
    // A file whose structure cannot be read so far is shown all the same.
    void opened?.listHidden?.().then(
      (parts) => isCurrent && setFound({ of: opened, parts }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [opened]);
  return found && found.of === opened ? found.parts : [];
}
