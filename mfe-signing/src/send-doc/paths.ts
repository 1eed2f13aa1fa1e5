/** Where the steps of sending a document to chosen users are. */
export const sendDocPaths = {
  start: '/sendDoc',
  /** Back to where they were chosen, with the choice as it was. */
  users: (choiceId: string) => `/users?chosen=${encodeURIComponent(choiceId)}`,
  form: (choiceId: string) => `/sendDoc?chosen=${encodeURIComponent(choiceId)}`,
  boxes: (choiceId: string) => `/sendDoc?chosen=${encodeURIComponent(choiceId)}&step=signs`,
  /** A bulk send that one comes back to. */
  follow: (id: string) => `/sendDoc?sent=${encodeURIComponent(id)}`,
  /** The same, just made; with the choice, to which one can go back when it is cancelled. */
  sent: (id: string, choiceId: string) =>
    `/sendDoc?sent=${encodeURIComponent(id)}&from=${encodeURIComponent(choiceId)}`,
};

/** The draft of a document for chosen users, beside that of the single form. */
export const draftFor = (userId: string) => `${userId}:chosen`;
