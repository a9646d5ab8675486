import DOMPurify from 'dompurify';
import { registerSanitiser } from './trusted-types';

// Imported for its effect by the chunks whose library writes html: charts, maps, editors.
registerSanitiser((html) => DOMPurify.sanitize(html));
