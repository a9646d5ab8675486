/** Nothing without tags. */
export const ContactTags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul className="contact-tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag} className="tag tag-secondary">
          {tag}
        </li>
      ))}
    </ul>
  );
