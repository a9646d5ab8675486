import DOMPurify from 'dompurify';
import { registerHtmlSanitizer } from './trusted-types';

/** Html without anything that runs or asks another host for more than a picture. */
export const sanitizeHtml = (html: string): string => DOMPurify.sanitize(html);

// Imported for this effect by the chunks whose library writes html: charts, maps, editors.
registerHtmlSanitizer(sanitizeHtml);
