import * as z from 'zod';

/** A bucket of S3, or of another store that speaks its protocol. */
export interface S3Config {
  /** Null for Amazon's address of the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** The bucket is part of the path instead of the host. */
  pathStyle: boolean;
}

const optional = z.string().trim().optional();

/** Empty values count as missing. */
export const s3Variables = {
  PLAZA_MEDIA_STORE: z.enum(['local', 's3']).default('local'),
  PLAZA_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  PLAZA_S3_REGION: optional,
  PLAZA_S3_BUCKET: optional,
  PLAZA_S3_KEY_ID: optional,
  PLAZA_S3_SECRET: optional,
  PLAZA_S3_PATH_STYLE: z.preprocess((value) => value === '1' || value === 'true', z.boolean()),
};

export const s3Hints = {
  PLAZA_MEDIA_STORE: 'local or s3',
  PLAZA_S3_ENDPOINT: 'an address like https://storage.googleapis.com',
};

const Variables = z.object(s3Variables);

/** Null without a bucket, which PLAZA_MEDIA_STORE=local may have too, to move files to. */
export function readS3Config(env: z.output<typeof Variables>, problems: string[]): S3Config | null {
  const needed = {
    PLAZA_S3_REGION: env.PLAZA_S3_REGION,
    PLAZA_S3_BUCKET: env.PLAZA_S3_BUCKET,
    PLAZA_S3_KEY_ID: env.PLAZA_S3_KEY_ID,
    PLAZA_S3_SECRET: env.PLAZA_S3_SECRET,
  };
  const isGiven =
    env.PLAZA_MEDIA_STORE === 's3' ||
    env.PLAZA_S3_ENDPOINT !== undefined ||
    env.PLAZA_S3_PATH_STYLE ||
    Object.values(needed).some((value) => value !== undefined);
  if (!isGiven) return null;
  for (const [name, value] of Object.entries(needed)) {
    if (value === undefined)
      problems.push(`${name} is missing: a bucket needs all four of REGION, BUCKET, KEY_ID and SECRET`);
  }
  return {
    endpoint: env.PLAZA_S3_ENDPOINT ?? null,
    region: needed.PLAZA_S3_REGION ?? '',
    bucket: needed.PLAZA_S3_BUCKET ?? '',
    keyId: needed.PLAZA_S3_KEY_ID ?? '',
    secret: needed.PLAZA_S3_SECRET ?? '',
    pathStyle: env.PLAZA_S3_PATH_STYLE,
  };
}
