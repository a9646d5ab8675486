import { language } from './language';
import type { Declare } from './message';

/** Writes the messages of a noun in the chosen language in the place of the English ones. */
type Translate = (noun: string, messages: object) => void;

/** Of the areas that have loaded. */
const translates = new Map<string, Translate>();
const waiting: { area: string; noun: string; messages: object }[] = [];

/**
 * Declares messages of an area. English is part of the code that uses it. Modules of the first load may read messages
 * in functions only; those of pages also while they are evaluated, because pages wait for the translations.
 */
export const messagesOf =
  (area: string): Declare =>
  (noun, messages) => {
    translates.get(area)?.(noun, messages);
    if (language !== 'en') waiting.push({ area, noun, messages });
    return messages;
  };

async function loadArea(area: string): Promise<void> {
  const pseudo = language === 'en-XA' ? await import('./pseudo') : null;
  const files = import.meta.glob<{ messages: Readonly<Record<string, object>> }>('./translations/*/*.ts');
  const translation = await files[`./translations/${language}/${area}.ts`]?.();
  const translate: Translate = (noun, messages) =>
    Object.assign(messages, pseudo?.pseudoMessages(messages) ?? translation?.messages[noun]);
  translates.set(area, translate);
  for (const declared of waiting) if (declared.area === area) translate(declared.noun, declared.messages);
}

const loads: Record<string, Promise<void>> = {};

/**
 * Loads these areas in the chosen language; null for English. Never rejects: without its translation the app shows
 * English. The app waits for it, not its modules (top-level await): WebKit gives out a module that waits before it is
 * evaluated when it is imported a second time meanwhile.
 */
export const loadTranslations = (...areas: string[]) =>
  language === 'en' ? null : Promise.allSettled(areas.map((area) => (loads[area] ??= loadArea(area))));
