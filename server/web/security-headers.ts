import type { Config } from '../ops/config';
import { DENY_ALL_CSP } from './csp';

/** Defaults: headers a response sets itself take precedence. */
export function securityHeaders(config: Pick<Config, 'firebase'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': DENY_ALL_CSP,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The Google window answers its opener, which same-origin would cut off.
    'cross-origin-opener-policy': config.firebase ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'microphone=(self), geolocation=(self), fullscreen=(self), clipboard-write=(self), camera=(), payment=(), usb=(), interest-cohort=()',
    'x-frame-options': 'DENY',
    ...(config.firebase ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
