import { useEffect } from 'react';
import { useBoot } from 'shared-api';
import { useCurrentScreen } from 'shared-ui';

/** Keeps the title of the browser's tab: the screen, then the product. */
export function useDocumentTitle(): void {
  const { title } = useCurrentScreen();
  const { product } = useBoot().branding;
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [product, title]);
}
