import type { ReactNode } from 'react';

/** A text, or a function of the values in it. Elements in a sentence are values too (`phrase`). */
export type Message = string | ((...values: never[]) => ReactNode);

/** Declares the English messages of a noun and returns those of the chosen language. */
export type Declare = <T extends Readonly<Record<string, Message>>>(noun: string, english: T) => T;
