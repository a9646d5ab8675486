import { news } from './news';
import '@/components/ui/parts/extended-parts.scss';

export const NewsList = () => (
  <ul className="scroll-news">
    {news.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
