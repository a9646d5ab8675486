import type { Media } from '@contract/post/media';
import { moderationText } from '@/messages/social/moderation';

export const ReportedPictures = ({ media }: { media: readonly Media[] }) =>
  media.length > 0 && (
    <div className="d-flex flex-wrap gap-2 mt-2">
      {media.map(({ id, url, still, alt }) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          <img
            src={still ?? url}
            alt={alt || moderationText.pictureWithoutDescription}
            className="w-auto mw-100 rounded-control fit-cover"
            height={160}
            loading="lazy"
          />
        </a>
      ))}
    </div>
  );
