import { UploadBox } from './UploadBox';

export const DropZone = () => <UploadBox label="Choose a file" help="Or drop it here, or paste it" />;
