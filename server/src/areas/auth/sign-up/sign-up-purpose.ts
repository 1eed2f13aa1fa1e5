/** What the links of a sign-up are for. */
export const signUpPurpose = 'sign-up';
