import { useContext, useEffect, useRef } from 'react';
import { noteUnsaved, type UnsavedOptions } from './unsaved-changes.ts';
import { ScopeContext } from './unsaved-scope.ts';

/**
 * Asks before something typed, drawn or chosen is lost: by leaving the screen, its tab, its address or the page, or by closing the
 * window around it. Forms have `useGuardedForm`. @returns how to let go at once, before the next render says so.
 */
export function useUnsavedChanges(
  isUnsaved: boolean,
  { keptOver, isOfScreen = false }: UnsavedOptions = {},
): () => void {
  const { own } = useContext(ScopeContext);
  const forget = useRef<() => void>(undefined);
  const names = keptOver?.join(' ') ?? '';
  useEffect(() => {
    if (!isUnsaved) return;
    const remove = noteUnsaved(own, { keptOver: names.split(' '), isOfScreen });
    forget.current = remove;
    return remove;
  }, [isUnsaved, names, isOfScreen, own]);
  return () => forget.current?.();
}

/** A form of react-hook-form, as far as it is looked at. */
interface GuardedForm {
  readonly formState: { readonly isDirty: boolean };
  readonly subscribe: (payload: {
    formState: { isDirty: true };
    callback: (state: { isDirty?: boolean | undefined }) => void;
  }) => () => void;
}

interface FormOptions extends UnsavedOptions {
  /** Whether what was typed is saved already, where the screen is left by it. */
  readonly isSaved?: boolean;
  /** Whether what stands beside the form's fields has changed: a file, a drawing. */
  readonly isAlsoChanged?: boolean;
}

/** Guards a form: `useGuardedForm(useForm(…))`. Every form of the product is, or stands with its reason in `tooling/house-rules`. */
export function useGuardedForm<Form extends GuardedForm>(form: Form, options: FormOptions = {}): Form {
  const { isSaved = false, isAlsoChanged = false, ...rest } = options;
  const letGo = useUnsavedChanges((form.formState.isDirty || isAlsoChanged) && !isSaved, rest);
  const latest = useRef(letGo);
  useEffect(() => {
    latest.current = letGo;
  });
  const { subscribe } = form;
  // A form that was reset is let go of before it is drawn again: what follows at once may be the way to another screen.
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true },
        callback: ({ isDirty }) => {
          if (isDirty === false) latest.current();
        },
      }),
    [subscribe],
  );
  return form;
}
