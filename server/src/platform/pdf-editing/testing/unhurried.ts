/** Limits of the engine in tests that are not about them: as patient as a test, on however busy a machine. */
export const unhurried = { preflightMs: 240_000, signMs: 240_000 } as const;
