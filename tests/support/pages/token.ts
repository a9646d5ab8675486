import type { AuthUser } from '@/lib/auth/auth-types';
import { PAGES_PROJECT } from './project';
import { unsignedToken } from '../service/unsigned-token';

/** ID token of a member, as the local identity provider makes it; `lasts` in jose's format. */
export const tokenFor = ({ uid, name, email }: AuthUser, lasts = '1h'): string =>
  unsignedToken(uid, PAGES_PROJECT, { claims: { name, email }, lasts });
