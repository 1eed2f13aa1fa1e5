import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { deviceStore } from 'shared-api/device';

/**
 * A choice kept on this device and read at once, so that the first picture is right already. What another version or a
 * person wrote there is not checked: a reader holds it against its own list.
 */
export function createDeviceState<Value extends string>(key: `sportello.${string}`, byDefault: Value) {
  const storage = createJSONStorage<Value>(() => ({ ...deviceStore, subscribe: followOtherTabs }));
  return atomWithStorage<Value>(key, byDefault, storage, { getOnInit: true });
}

/** Calls back when another tab changes what is kept by a name; answers how to stop. */
function followOtherTabs(name: string, listener: (text: string | null) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === name) listener(newValue);
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
