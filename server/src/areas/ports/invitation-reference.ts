/** The reference of the mail with the link to the first password, of an account; the beginning of all of them for ''. */
export const invitationReference = (userId: string) => `auth_invitations:${userId}`;
