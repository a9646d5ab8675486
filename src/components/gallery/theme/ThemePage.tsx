import IconUndo from '~icons/tabler/arrow-back-up';
import IconDownload from '~icons/tabler/download';
import { CopyButton } from '@/components/ui/CopyButton';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { PageHeader } from '@/components/ui/PageHeader';
import { downloadFile } from '@/lib/files/download';
import { updateSettings } from '@/lib/settings/settings';
import { changeTokens, resetTheme, themeCss } from '@/lib/theme/theme-changes';
import { commonText } from '@/messages/ui/common';
import { themeText } from '@/messages/gallery/theme';
import { ColourFields } from './ColourFields';
import { ContrastTable } from './ContrastTable';
import { ThemeSample } from './ThemeSample';
import { colourGroups, lengths } from './theme-tokens';
import { useTokens } from './use-tokens';
import './theme.scss';

const FILE = 'plaza-theme.css';

export function ThemePage() {
  const { scheme, changes, read } = useTokens();
  const css = themeCss(changes);
  const count = Object.values(changes).flatMap((tokens) => Object.keys(tokens)).length;
  return (
    <>
      <PageHeader
        lead={themeText.lead}
        actions={
          <SegmentedControl
            legend={themeText.scheme}
            options={[
              ['light', themeText.light],
              ['dark', themeText.dark],
            ]}
            value={scheme}
            onChange={(theme) => updateSettings({ theme })}
          />
        }
      />
      <div className="beside">
        <div className="stack-5 cols-1">
          {colourGroups.map((group) => (
            <ColourFields key={group.title} {...group} />
          ))}
          <section className="card gap-3 p-4" aria-label={themeText.shape}>
            <h2>{themeText.shape}</h2>
            <p className="fs-sm text-ink-2">{themeText.inBothSchemes}</p>
            <div className="tile-grid tile-grid-xs">
              {lengths.map(({ token, label, max, ...rest }) => (
                <RangeOption
                  key={token}
                  label={label}
                  unit={themeText.px}
                  value={parseFloat(read(token)) || 0}
                  max={max}
                  {...rest}
                  onChange={(value) => changeTokens('all', { [token]: `${value}px` })}
                />
              ))}
            </div>
          </section>
        </div>
        <div className="stack-5 cols-1">
          <ThemeSample />
          <ContrastTable />
          <section className="card gap-3 p-4" aria-labelledby="theme-file">
            <h2 id="theme-file">{themeText.file}</h2>
            <p className="fs-sm text-ink-2" role="status">
              {count === 0 ? themeText.nothingIsChangedYet : themeText.changed(count)}
            </p>
            <div className="row-2 flex-wrap">
              <button
                type="button"
                className="btn btn-primary"
                disabled={count === 0}
                onClick={() => downloadFile(FILE, new Blob([css], { type: 'text/css' }))}
              >
                <IconDownload />
                {commonText.download}
              </button>
              <button
                type="button"
                className="btn btn-outline-secondary"
                disabled={count === 0}
                onClick={resetTheme}
              >
                <IconUndo />
                {commonText.reset}
              </button>
              {css && <CopyButton text={css} label={themeText.copyStyles} />}
            </div>
            {css && (
              <pre className="m-0 p-3 scroll-list fs-sm sunken" tabIndex={0} role="region" aria-label={FILE}>
                {css}
              </pre>
            )}
            <p className="fs-sm text-ink-2">{themeText.howToLoad}</p>
          </section>
        </div>
      </div>
    </>
  );
}
