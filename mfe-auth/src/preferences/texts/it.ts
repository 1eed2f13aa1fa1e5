/** The words of what one chooses for oneself. */
export const it = { appearance: 'Lingua e aspetto' } as const;
