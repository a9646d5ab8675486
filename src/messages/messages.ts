import { language } from './language';
import type { Declare } from './message';

/** One file for each language and area, because a page needs the messages of few areas. */
const loadTranslation = (area: string) =>
  import.meta.glob<{ messages: Readonly<Record<string, object>> }>('./translations/*/*.ts')[
    `./translations/${language}/${area}.ts`
  ];

/**
 * Loads an area's messages in the chosen language. English is part of the code that uses it, so nothing is loaded then.
 * Modules may read messages while they are evaluated, because they wait for this (top-level await). Translations
 * therefore import nothing of the app but types and `words.ts`.
 */
export async function loadMessages(area: string): Promise<Declare> {
  if (language === 'en') return (_, english) => english;
  if (language === 'en-XA') return (await import('./pseudo')).declarePseudo;
  const translation = await loadTranslation(area)?.();
  return <T>(noun: string, english: T) => ({ ...english, ...translation?.messages[noun] });
}
