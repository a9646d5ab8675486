import { createElement, Fragment, isValidElement } from 'react';
import type { Message } from './message';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàcçeéiînñoõuûyýAÀCÇEÉIÎNÑOÕUÛYÝ'.matchAll(/(.)(.)/gu)].map(([, plain, accented]) => [
    plain,
    accented,
  ]),
);
/** Translations of short texts are up to this much longer. */
const GROWTH = 0.4;

/** "Feed": "[Fééd~~]". The brackets show where a text is cut or put together. */
function pseudoText(text: string): string {
  if (text.trim() === '') return text;
  const accented = text.replaceAll(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);
  return `[${accented}${'~'.repeat(Math.ceil(text.length * GROWTH))}]`;
}

function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudoText(message);
  return (...values: never[]) => {
    const result = message(...values);
    if (isValidElement(result)) return createElement(Fragment, null, '[', result, '~~~]');
    return typeof result === 'string' ? pseudoText(result) : result;
  };
}

/** Show what is not a message yet, and what has no room for longer words. */
export const pseudoMessages = (english: object): object =>
  Object.fromEntries(
    Object.entries(english).map(([key, message]: [string, Message]) => [key, pseudoMessage(message)]),
  );
