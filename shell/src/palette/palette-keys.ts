/** Whether the device has Apple's keys. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that open the command palette, as people read them. */
export const paletteKeys = isApple ? '⌘ K' : 'Ctrl K';
