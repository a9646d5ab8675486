import { contactText } from '@/messages/workspace/contact';

/** Nothing without tags. */
export const ContactTags = ({ tags, inRow }: { tags: readonly string[]; inRow?: boolean }) =>
  tags.length > 0 && (
    <ul
      className={inRow ? 'd-flex gap-1' : 'd-flex flex-wrap justify-content-center gap-1'}
      aria-label={contactText.tags}
    >
      {tags.map((tag) => (
        <li key={tag} className="tag tag-secondary">
          {tag}
        </li>
      ))}
    </ul>
  );
