import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from './actions/button.component.tsx';
import { startTexts } from './start.texts.ts';
import { useRetry } from './module-kit/failure/use-retry.ts';
import { useTexts } from './module-kit/texts/use-texts.ts';
import { notify } from './notify/notify.ts';

/** A part whose code comes when it is first shown, or when it is known that it will be. */
type LazyPartOf<Props> = ComponentType<Props> & { readonly loadAhead: () => void };

/** What a dialog is given: nothing of it stands in the page, so it cannot say in its place that it did not come. */
interface DialogProps {
  readonly isOpen?: boolean;
  readonly onClose?: () => void;
}

/**
 * Makes a part, of the kit or of a module, whose code comes when it is first shown. A failure is not remembered: in the page it offers a
 * new try; a dialog says it in a popup and closes, and the next press tries anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode | ((props: Props) => ReactNode) = null,
): LazyPartOf<Props> {
  let loaded: ComponentType<Props> | undefined;
  function LazyPart(props: Props) {
    const t = useTexts(startTexts);
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState<number>();
    const { retry, isRenewing } = useRetry(() => setAttempt(attempt + 1));
    const { isOpen = true, onClose }: DialogProps = props;
    const handleFailure = useEffectEvent(() => {
      if (!onClose) return setFailed(attempt);
      if (!isOpen) return;
      notify.error(t('partNotLoaded'));
      onClose();
    });
    useEffect(() => {
      if (loaded) return;
      let isGone = false;
      load().then(
        (part) => {
          loaded = part;
          if (!isGone) setPart(() => part);
        },
        () => {
          if (!isGone) handleFailure();
        },
      );
      return () => {
        isGone = true;
      };
    }, [attempt, isOpen]);
    if (Part) return <Part {...props} />;
    if (failed !== attempt) return typeof placeholder === 'function' ? placeholder(props) : placeholder;
    return (
      <Button icon="refresh" isBusy={isRenewing} onClick={retry}>
        {t('retry')}
      </Button>
    );
  }
  // Where it fails, the part itself says so, and tries again.
  const loadAhead = () => {
    if (!loaded)
      void load()
        .then((part) => (loaded = part))
        .catch(() => undefined);
  };
  return Object.assign(LazyPart, { loadAhead });
}
