import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { VersionConflict } from '../contracts/common/index.ts';
import { isFailure } from './api-error.ts';

interface VersionedSaveOptions<Values, Saved, Current extends { readonly version: number }> {
  /** The version of the record as it was read. */
  readonly version: number;
  /** The `details` of the call's `conflict` (`versionConflict`). */
  readonly conflict: z.ZodType<VersionConflict<Current>>;
  /** The call. It fails with `conflict` where `version` is not the record's any more. */
  readonly save: (values: Values, version: number) => Promise<Saved>;
  readonly onSaved: (saved: Saved, values: Values) => unknown;
  readonly onFailed: (error: Error) => void;
  /** The person goes on from what somebody else saved. */
  readonly onAcceptTheirs: (current: Current) => void;
}

/** A save that came second: what both wrote, and what the person can choose. The kit's `ConflictDialog` shows it. */
interface OpenConflict<
  Values,
  Current extends { readonly version: number },
> extends VersionConflict<Current> {
  readonly mine: Values;
  readonly onKeepMine: () => void;
  readonly onAcceptTheirs: () => void;
  readonly onClose: () => void;
}

/**
 * Saves a record that several people may edit (optimistic locking). A save that comes second is held as `conflict` until the person
 * has chosen: keep mine saves the same values over the other's, accept theirs goes on from them, and closing changes nothing.
 */
export function useVersionedSave<Values, Saved, Current extends { readonly version: number }>(
  options: VersionedSaveOptions<Values, Saved, Current>,
) {
  const { save, onSaved, onFailed, onAcceptTheirs } = options;
  const [settled, setSettled] = useState(0);
  const [conflict, setConflict] = useState<VersionConflict<Current> & { readonly mine: Values }>();
  const version = Math.max(options.version, settled);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (attempt: { values: Values; version: number }) => save(attempt.values, attempt.version),
    onSuccess: (saved, { values }) => onSaved(saved, values),
    onError: (error, { values }) => {
      const details = isFailure(error, 'conflict')
        ? options.conflict.safeParse(error.details).data
        : undefined;
      if (details) setConflict({ ...details, mine: values });
      else onFailed(error);
    },
  });
  const isOfConflict = (failed: Error | null) =>
    isFailure(failed, 'conflict') && options.conflict.safeParse(failed.details).success;
  const settle = ({ current }: VersionConflict<Current>) => {
    setSettled(current.version);
    setConflict(undefined);
  };
  const open: OpenConflict<Values, Current> | undefined = conflict && {
    ...conflict,
    onKeepMine: () => {
      settle(conflict);
      mutate({ values: conflict.mine, version: conflict.current.version });
    },
    onAcceptTheirs: () => {
      settle(conflict);
      onAcceptTheirs(conflict.current);
    },
    onClose: () => setConflict(undefined),
  };
  return {
    save: (values: Values) => mutate({ values, version }),
    isSaving: isPending,
    conflict: open,
    /** Why the last save failed, until the next one: the form shows it in its place (`SaveFailure`). */
    failure: isOfConflict(error) ? null : error,
  };
}
