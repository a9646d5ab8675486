import { UnsecuredJWT } from 'jose';

/** The issuer of a project's tokens. */
export const issuerOf = (project: string): string => `https://securetoken.google.com/${project}`;

/** What the provider says about somebody: named after the uid where the claims do not say more. */
export const claimsOf = (uid: string, claims: Record<string, unknown> = {}): Record<string, unknown> => ({
  auth_time: Math.floor(Date.now() / 1000) - 60,
  name: uid,
  email: `${uid}@plaza.example`,
  ...claims,
});

/** A token as the local identity provider makes it; a real project takes none. */
export const unsignedToken = (
  uid: string,
  project: string,
  { claims = {}, lasts = '1h' }: { claims?: Record<string, unknown>; lasts?: string } = {},
): string =>
  new UnsecuredJWT(claimsOf(uid, claims))
    .setSubject(uid)
    .setIssuer(issuerOf(project))
    .setAudience(project)
    .setIssuedAt()
    .setExpirationTime(lasts)
    .encode();
