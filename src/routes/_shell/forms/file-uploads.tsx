import { createFileRoute } from '@tanstack/react-router';
import { FileUploadsPage } from '@/components/gallery/forms/file-uploads/FileUploadsPage';

export const Route = createFileRoute('/_shell/forms/file-uploads')({
  staticData: { title: 'File uploads', crumbs: ['Components', 'Forms'], sample: 'always' },
  component: FileUploadsPage,
});
