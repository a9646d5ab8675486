import { news } from './news';

export const NewsList = () => (
  <ul className="scroll-news">
    {news.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
