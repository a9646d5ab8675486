import { UploadBox } from './UploadBox';

const limits = { type: 'image/', bytes: 8_000_000, count: 8 };

export const Previews = () => (
  <UploadBox label="Add to the album" help="Up to eight pictures" multiple gallery limits={limits} />
);
