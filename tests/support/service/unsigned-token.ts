import { UnsecuredJWT } from 'jose';

export const issuerOf = (project: string): string => `https://securetoken.google.com/${project}`;

/** Name and email default to the uid. */
export const claimsOf = (uid: string, claims: Record<string, unknown> = {}): Record<string, unknown> => ({
  auth_time: Math.floor(Date.now() / 1000) - 60,
  name: uid,
  email: `${uid}@plaza.example`,
  ...claims,
});

/** As the local identity provider issues them; real projects reject them. */
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
