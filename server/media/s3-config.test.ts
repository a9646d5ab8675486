import { expect, test } from 'vitest';
import { readConfig } from '../ops/config';

const bucket = {
  PLAZA_S3_REGION: 'eu-west-1',
  PLAZA_S3_BUCKET: 'plaza',
  PLAZA_S3_KEY_ID: 'key',
  PLAZA_S3_SECRET: 'secret',
};

test('stores files locally by default, also beside a bucket to move to', () => {
  expect(readConfig({})).toMatchObject({ mediaStore: 'local', s3: null });
  expect(readConfig(bucket)).toMatchObject({
    mediaStore: 'local',
    s3: { endpoint: null, region: 'eu-west-1', bucket: 'plaza', pathStyle: false },
  });
});

test('stores files in a complete bucket', () => {
  const environment = {
    ...bucket,
    PLAZA_MEDIA_STORE: 's3',
    PLAZA_S3_ENDPOINT: 'https://storage.googleapis.com',
    PLAZA_S3_PATH_STYLE: '1',
  };
  expect(readConfig(environment)).toMatchObject({
    mediaStore: 's3',
    s3: { endpoint: 'https://storage.googleapis.com', keyId: 'key', secret: 'secret', pathStyle: true },
  });
});

test.each([
  ['a store without its bucket', { PLAZA_MEDIA_STORE: 's3' }, 'PLAZA_S3_BUCKET is missing'],
  ['a bucket without its secret', { ...bucket, PLAZA_S3_SECRET: ' ' }, 'PLAZA_S3_SECRET is missing'],
  ['an endpoint alone', { PLAZA_S3_ENDPOINT: 'https://store.example' }, 'PLAZA_S3_REGION is missing'],
  ['an unknown store', { PLAZA_MEDIA_STORE: 'tape' }, 'PLAZA_MEDIA_STORE must be local or s3'],
  ['another protocol', { ...bucket, PLAZA_S3_ENDPOINT: 'ftp://store.example' }, 'PLAZA_S3_ENDPOINT must be'],
])('refuses %s', (_name, environment, problem) => {
  expect(() => readConfig(environment)).toThrow(problem);
});
