import { Avatar } from '@/components/ui/Avatar';
import { commonText } from '@/messages/ui/common';
import { themeText } from '@/messages/gallery/theme';

/** Parts that show most tokens, beside the fields. */
export const ThemeSample = () => (
  <section className="card gap-3 p-4" aria-label={themeText.sample}>
    <h2>{themeText.sample}</h2>
    <p className="fs-sm text-ink-2">{themeText.sampleHint}</p>
    <div className="row-2 flex-wrap">
      <button type="button" className="btn btn-primary">
        {themeText.post}
      </button>
      <button type="button" className="btn btn-soft-primary">
        {commonText.preview}
      </button>
      <button type="button" className="btn btn-outline-secondary">
        {commonText.discard}
      </button>
    </div>
    <div className="row-2 flex-wrap">
      <Avatar name="Leila Farahani" url={null} silent />
      <span>
        <b>Leila Farahani</b> <small>2 hours ago</small>
      </span>
      <span className="count">3</span>
      <span className="tag tag-primary">Market</span>
    </div>
    <div className="theme-series d-flex align-items-end gap-2" aria-hidden="true">
      {[60, 84, 46, 70, 92, 38, 64, 52].map((height, index) => (
        <i
          className="flex-1 rounded-arch"
          key={height}
          style={{ height: `${height}%`, background: `var(--pz-c${index + 1})` }}
        />
      ))}
    </div>
  </section>
);
