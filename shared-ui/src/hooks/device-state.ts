import { atomWithStorage } from 'jotai/utils';

/**
 * A choice kept on this device and read at once, so that the first picture is right already. What another version or a
 * person wrote there is not checked: a reader holds it against its own list.
 */
export function createDeviceState<Value extends string>(key: `sportello.${string}`, byDefault: Value) {
  return atomWithStorage<Value>(key, byDefault, undefined, { getOnInit: true });
}
