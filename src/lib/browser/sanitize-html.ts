import DOMPurify from 'dompurify';
import { registerHtmlSanitizer } from './trusted-types';

export const sanitizeHtml = (html: string): string => DOMPurify.sanitize(html);

// Chunks whose library writes HTML (charts, maps, editors) import this module for this side effect.
registerHtmlSanitizer(sanitizeHtml);
