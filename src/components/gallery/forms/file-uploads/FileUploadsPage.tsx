import { appendSources } from '@/components/gallery/demo/append-sources';
import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { DropZone } from './DropZone';
import dropZoneSource from './DropZone.tsx?raw';
import { MultipleFiles } from './MultipleFiles';
import severalSource from './MultipleFiles.tsx?raw';
import { Previews } from './Previews';
import previewsSource from './Previews.tsx?raw';
import { CancelAndRetry } from './CancelAndRetry';
import cancelAndRetrySource from './CancelAndRetry.tsx?raw';
import { AvatarCrop } from './AvatarCrop';
import faceCropSource from './AvatarCrop.tsx?raw';
import boxSource from './UploadBox.tsx?raw';
import uploaderSource from './use-uploader.ts?raw';
import hookSource from './use-uploads.ts?raw';
import '@/components/gallery/forms/forms.scss';

/** Appends the shared parts to each example's source. */
const withBox = appendSources({
  'UploadBox.tsx': boxSource,
  'use-uploads.ts': hookSource,
  'use-uploader.ts': uploaderSource,
});

export const FileUploadsPage = () => (
  <DemoPage lead="Upload by button, drop or paste. Members' pictures go to the service for 30 days; other files stay in this browser.">
    <DemoCard title="Drop zone" description="By button, drop or paste" code={withBox(dropZoneSource)}>
      <DropZone />
    </DemoCard>
    <DemoCard title="Several with limits" description="Kind, size and number" code={withBox(severalSource)}>
      <MultipleFiles />
    </DemoCard>
    <DemoCard title="Picture previews" description="Preview before upload" code={withBox(previewsSource)}>
      <Previews />
    </DemoCard>
    <DemoCard
      title="Cancel and retry"
      description="Applies the choice at once"
      code={withBox(cancelAndRetrySource)}
    >
      <CancelAndRetry />
    </DemoCard>
    <DemoCard
      title="Profile picture with crop"
      description="Crops the centre square"
      code={faceCropSource}
      wide
    >
      <AvatarCrop />
    </DemoCard>
  </DemoPage>
);
