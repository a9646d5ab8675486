import type { Request, Response } from '@playwright/test';

/** Whether the app asks for live events, or hears them. */
export const isEventStream = (exchange: Request | Response): boolean =>
  new URL(exchange.url()).pathname.endsWith('/api/v1/events');
