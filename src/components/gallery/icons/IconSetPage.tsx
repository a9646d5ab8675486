import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { findIcons, type Icon, iconCount, type IconSet, iconImport, iconSvg } from '@/data/icon/icon-set';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { formatCount } from '@/messages/words';
import { showToast } from '@/lib/overlays/toast';
import { iconStyleOptions } from '@/queries/gallery/icon';
import { commonText } from '@/messages/ui/common';
import { exampleText } from '@/messages/gallery/example';
import { iconsText } from '@/messages/gallery/icons';
import { IconGrid } from './IconGrid';
import { IconSetLicence } from './Licence';
import './icons.scss';

const ALL = commonText.all;
const COPIES = ['import', 'svg', 'name'] as const;
const COPY_NAMES = { import: iconsText.reactImport, svg: 'SVG', name: commonText.name };

async function copy(text: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({
      id: 'icon',
      type: 'success',
      title,
      text: text.length > 90 ? `${text.slice(0, 90)}…` : text,
    });
  } catch {
    showToast({ id: 'icon', type: 'error', title: iconsText.notCopied, text: iconsText.clipboardBlocked });
  }
}

const byName = (a: Icon, b: Icon) => (a.name < b.name ? -1 : 1);

/** Icons of the styles loaded so far; null before the first one. */
const together = (results: UseQueryResult<readonly Icon[]>[]) => {
  const there = results.flatMap(({ data }) => (data ? [data] : []));
  const [first] = there;
  const several = there.length > 1 ? there.flat().toSorted(byName) : null;
  return {
    icons: several ?? first ?? null,
    pending: results.some(({ isPending }) => isPending),
    error: results.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const { error, refetch } of results) if (error) void refetch();
    },
  };
};

export function IconSetPage({ set }: { set: IconSet }) {
  const { q = '', style } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [size, setSize] = useState(28);
  const [stroke, setStroke] = useState(set.prefix === 'solar' ? 1.5 : 2);
  const [colour, setColour] = useState<ColourVariant>('dark');
  const [kind, setKind] = useState<(typeof COPIES)[number]>('import');

  const words = useDeferredValue(q);
  const labels = set.styles.map(([, label]) => label);
  const [first] = set.styles;
  // Loads one style at a time unless all are selected: together they weigh megabytes.
  const chosen = style === ALL ? ALL : (labels.find((label) => label === style) ?? first?.[1] ?? ALL);
  const wanted = set.styles.filter(([, label]) => chosen === ALL || label === chosen);
  const { icons, pending, error, retry } = useQueries({
    queries: wanted.map(([suffix]) => iconStyleOptions(set, suffix)),
    combine: together,
  });
  const found = useMemo(() => findIcons(icons ?? [], words), [icons, words]);
  const look = (next: { q?: string | undefined; style?: string | undefined }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...next }), replace: true });

  const line = set.strokes ? stroke : null;
  const take = (icon: Icon) => {
    const text = {
      import: iconImport(icon, set),
      svg: iconSvg(icon, size, line),
      name: `${set.prefix}:${icon.name}`,
    }[kind];
    void copy(text, iconsText.copiedName(icon.name));
  };

  return (
    <>
      <PageHeader lead={iconsText.lead(formatCount(iconCount(set)))} />
      <section className="card icons p-4 mb-5" aria-label={iconsText.setIcons(set.title)}>
        <div className="d-flex flex-wrap align-items-end row-gap-3 column-gap-5 mb-3">
          <input
            type="search"
            className="form-control fill-or-wrap"
            autoComplete="off"
            aria-label={iconsText.searchIcons}
            placeholder={iconsText.searchHint}
            value={q}
            onChange={(event) => look({ q: event.target.value || undefined })}
          />
          <ChoiceOption
            label={iconsText.style}
            options={[...labels, ALL]}
            value={chosen}
            names={Object.fromEntries(labels.map((label) => [label, exampleText.say(label)]))}
            onChange={(label) => look({ style: label === first?.[1] ? undefined : label })}
          />
        </div>
        <OptionBar>
          <RangeOption
            label={iconsText.size}
            value={size}
            onChange={setSize}
            min={16}
            max={48}
            step={2}
            unit={iconsText.px}
          />
          {set.strokes && (
            <RangeOption
              label={iconsText.stroke}
              value={stroke}
              onChange={setStroke}
              min={0.5}
              max={3}
              step={0.25}
            />
          )}
          <ChoiceOption
            label={iconsText.copies}
            options={COPIES}
            value={kind}
            onChange={setKind}
            names={COPY_NAMES}
          />
          <VariantPicker value={colour} onChange={setColour} />
        </OptionBar>
        <p className="min-h-line mb-2 fs-sm text-ink-3 tabular" role="status">
          {pending ? iconsText.loadingIcons : error ? '' : iconsText.icons(found.length)}
        </p>
        {error ? (
          <ErrorState title={iconsText.noIconsYet} error={error} retry={retry} />
        ) : !pending && found.length === 0 ? (
          <EmptyState
            title={iconsText.noMatchingIcons}
            text={iconsText.noMatchesHint}
            action={
              <button
                type="button"
                className="btn btn-outline-secondary"
                onClick={() => look({ q: undefined })}
              >
                {iconsText.showAll}
              </button>
            }
          />
        ) : icons ? (
          <IconGrid
            key={`${words} ${chosen}`}
            icons={found}
            label={iconsText.setIcons(set.title)}
            size={size}
            stroke={line}
            colour={`var(--pz-${colour}-text)`}
            onTake={take}
          />
        ) : (
          <div className="icons-grid skeleton-line p-2 scroll-y overscroll" aria-hidden="true" />
        )}
      </section>
      <IconSetLicence set={set} />
    </>
  );
}
