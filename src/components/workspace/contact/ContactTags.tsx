import { contactText } from '@/messages/workspace/contact';

/** Nothing without tags. */
export const ContactTags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul className="contact-tags" aria-label={contactText.tags}>
      {tags.map((tag) => (
        <li key={tag} className="tag tag-secondary">
          {tag}
        </li>
      ))}
    </ul>
  );
