import { startEarly } from './early-start';
import { applyStylesheetOnArrival } from './stylesheet';

window.plazaEarly = startEarly(import.meta.env.VITE_API_BASE_URL?.replace(/\/$/, '') || '/api/v1');
applyStylesheetOnArrival();
