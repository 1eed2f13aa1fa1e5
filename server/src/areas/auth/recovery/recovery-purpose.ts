/** What the links are for by which a forgotten password is chosen anew. */
export const recoveryPurpose = 'recovery';

/** The same of those that the terminal prints (`create-admin`): who uses one has not shown that they read at any address. */
export const printedPurpose = 'recovery-printed';
