/** The actions that are shown as under way. */
export type DocumentAction = 'send' | 'delete' | 'download' | 'sendCopy' | 'sealAgain';
