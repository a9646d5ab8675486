import { startEarly } from './early-start';

window.plazaEarly = startEarly(import.meta.env.VITE_API_BASE_URL?.replace(/\/$/, '') || '/api/v1');
