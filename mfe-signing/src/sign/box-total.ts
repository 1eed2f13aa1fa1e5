import { createContext, useContext } from 'react';

/** How many boxes the document has, for the words of each. */
export const BoxTotalContext = createContext(0);

export function useBoxTotal(): number {
  return useContext(BoxTotalContext);
}
