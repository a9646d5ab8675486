/** Key that signs the addresses of a picture, so that each picture's addresses can be revoked. */
export const mediaKeys = `
ALTER TABLE media ADD COLUMN access_key uuid NOT NULL DEFAULT gen_random_uuid();
`;
