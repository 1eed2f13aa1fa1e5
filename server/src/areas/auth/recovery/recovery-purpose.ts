/** What the links are for by which a forgotten password is chosen anew. */
export const recoveryPurpose = 'recovery';
