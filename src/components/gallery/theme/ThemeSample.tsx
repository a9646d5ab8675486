import { Avatar } from '@/components/ui/Avatar';

/** Parts that show most tokens, beside the fields. */
export const ThemeSample = () => (
  <section className="card theme-card theme-sample" aria-label="Sample">
    <h2>Sample</h2>
    <p>Every page has your colours, not only this card.</p>
    <div className="theme-row">
      <button type="button" className="btn btn-primary">
        Post
      </button>
      <button type="button" className="btn btn-soft-primary">
        Preview
      </button>
      <button type="button" className="btn btn-outline-secondary">
        Discard
      </button>
    </div>
    <div className="theme-row">
      <Avatar name="Leila Farahani" url={null} silent />
      <span>
        <b>Leila Farahani</b> <small>2 hours ago</small>
      </span>
      <span className="count">3</span>
      <span className="tag tag-primary">Market</span>
    </div>
    <div className="theme-series" aria-hidden="true">
      {[60, 84, 46, 70, 92, 38, 64, 52].map((height, index) => (
        <i key={height} style={{ height: `${height}%`, background: `var(--pz-c${index + 1})` }} />
      ))}
    </div>
  </section>
);
