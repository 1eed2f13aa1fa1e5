import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from './actions/button.component.tsx';
import { kitTexts } from './kit.texts.ts';
import { useRetry } from './module-kit/failure/use-retry.ts';
import { useTexts } from './module-kit/texts/use-texts.ts';

/** A part whose code comes when it is first shown, or when it is known that it will be. */
type LazyPartOf<Props> = ComponentType<Props> & { readonly loadAhead: () => void };

/** Makes a part, of the kit or of a module, whose code comes when it is first shown. A failure offers a new try and is not remembered. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode | ((props: Props) => ReactNode) = null,
): LazyPartOf<Props> {
  let loaded: ComponentType<Props> | undefined;
  function LazyPart(props: Props) {
    const t = useTexts(kitTexts);
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState<number>();
    const { retry, isRenewing } = useRetry(() => setAttempt(attempt + 1));
    useEffect(() => {
      if (loaded) return;
      let isGone = false;
      load().then(
        (part) => {
          loaded = part;
          if (!isGone) setPart(() => part);
        },
        () => {
          if (!isGone) setFailed(attempt);
        },
      );
      return () => {
        isGone = true;
      };
    }, [attempt]);
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
