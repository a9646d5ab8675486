import { browserUploader, type Uploader } from './uploader';
import { useAuth } from '@/lib/auth/use-auth';
import { memberUploader } from './member-uploader';

export const useUploader = (): Uploader => (useAuth().user ? memberUploader : browserUploader);
