/** People whom one file is sent to in one go at most; each gets a document of their own (departure D132). */
export const maxBulkReceivers = 500;
