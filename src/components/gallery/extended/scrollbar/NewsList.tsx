import { news } from './news';

/** The lines that are scrolled in the cards. */
export const NewsList = () => (
  <ul className="scroll-news">
    {news.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
