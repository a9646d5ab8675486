export const profileFields = `ALTER TABLE members ADD COLUMN fields jsonb NOT NULL DEFAULT '[]'::jsonb;`;
