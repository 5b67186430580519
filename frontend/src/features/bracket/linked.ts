import { createContext } from 'react';

/** False in a frame of another site, whose visitors stay there. */
export const LinkedContext = createContext(true);
