import * as z from 'zod/mini';
import { MediaUrl } from '../primitives';

/** Limits in UTF-16 code units. */
export const MAX_CARD_TITLE = 140;
export const MAX_CARD_DESCRIPTION = 240;
export const MAX_CARD_SITE = 60;
/** Longer links get no card. */
export const MAX_CARD_URL = 1000;

/** Preview of the first link of a post, fetched by the service. All texts are those of the linked page: plain text. */
export const LinkCard = z.object({
  /** http or https. */
  url: z.string().check(z.maxLength(MAX_CARD_URL)),
  title: z.string().check(z.minLength(1), z.maxLength(MAX_CARD_TITLE)),
  /** May be empty. */
  description: z.string().check(z.maxLength(MAX_CARD_DESCRIPTION)),
  /** What the page calls its site; may be empty. */
  site: z.string().check(z.maxLength(MAX_CARD_SITE)),
  /** A small copy served by this service. */
  picture: z.nullable(MediaUrl),
});
export type LinkCard = z.infer<typeof LinkCard>;
