/** Stands for the message to an external person, where drafts have an id. */
export const externalBoxes = 'external';

/** Where the steps of writing a message are. */
export const messagePaths = {
  inbox: '/messages',
  write: (draftId?: string) => (draftId ? `/newMessage?draft=${encodeURIComponent(draftId)}` : '/newMessage'),
  external: '/newMessage?to=external',
  choosePeople: (draftId: string) => `/filterSelectUsers?draft=${encodeURIComponent(draftId)}`,
  externalBoxes: `/editDocumentSetSign?message=${externalBoxes}`,
  boxes: (draftId: string) => `/editDocumentSetSign?message=${encodeURIComponent(draftId)}`,
  sentList: '/sentMessages',
  drafts: '/sentMessages?tab=drafts',
  sent: (id: string) => `/sentMessages/${encodeURIComponent(id)}`,
};

/** The document draft of the box editor that holds the boxes of a message. */
export const boxDraftOf = (draftId: string) => `message:${draftId}`;
