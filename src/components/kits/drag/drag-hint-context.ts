import { createContext } from 'react';

/** Id of the keyboard instructions of the board. */
export const DragHintContext = createContext<string | undefined>(undefined);
