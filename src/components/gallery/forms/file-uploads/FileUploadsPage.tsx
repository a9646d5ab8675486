import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { DropZone } from './DropZone';
import dropZoneSource from './DropZone.tsx?code';
import { MultipleFiles } from './MultipleFiles';
import severalSource from './MultipleFiles.tsx?code';
import { Previews } from './Previews';
import previewsSource from './Previews.tsx?code';
import { CancelAndRetry } from './CancelAndRetry';
import cancelAndRetrySource from './CancelAndRetry.tsx?code';
import { AvatarCrop } from './AvatarCrop';
import faceCropSource from './AvatarCrop.tsx?code';

export const FileUploadsPage = () => (
  <DemoPage lead="Upload by button, drop or paste. Members' pictures go to the service for 30 days; other files stay in this browser.">
    <DemoCard title="Drop zone" description="By button, drop or paste" code={dropZoneSource}>
      <DropZone />
    </DemoCard>
    <DemoCard title="Several with limits" description="Kind, size and number" code={severalSource}>
      <MultipleFiles />
    </DemoCard>
    <DemoCard title="Picture previews" description="Preview before upload" code={previewsSource}>
      <Previews />
    </DemoCard>
    <DemoCard title="Cancel and retry" description="Applies the choice at once" code={cancelAndRetrySource}>
      <CancelAndRetry />
    </DemoCard>
    <DemoCard
      title="Profile picture with crop"
      description="Move the square by drag or arrow keys"
      code={faceCropSource}
      wide
    >
      <AvatarCrop />
    </DemoCard>
  </DemoPage>
);
