import { createContext } from 'react';

/** Id of the sentence that tells how dragging works on the board around. */
export const DragHintContext = createContext<string | undefined>(undefined);
