import { readTokens } from './scripts/lint/read-tokens.mjs';

// Values come from the tokens in src/styles/_tokens-scale.scss. Raw numbers remain for dimensions (width,
// height, grid tracks), in keyframes and in drawings (gradients, transforms).
const tokens = [...readTokens().light.keys()].map((name) => name.slice('pz-'.length));
const keyword = '0|auto|none|normal|inherit|initial|unset';
// `space` and `token` end the build at an unknown name.
const reference = String.raw`(?:space|token)\([^()]*\)|var\([^()]*(?:\([^()]*\))?\)|env\([^()]*\)`;
const formula = String.raw`(?:calc|min|max|clamp)\((?:(?!\d(?:px|rem|em|pt)\b)[^])*\)`;
/** @param {string} term */
const list = (term) => [new RegExp(String.raw`^(?:${term})(?:\s*[\s/]\s*(?:${term}))*$`)];

const length = list(String.raw`${keyword}|-?[\d.]+%|\d+mm|${reference}|${formula}`);
const radius = list(`${keyword}|${reference}|${formula}`);
const size = [
  /^(?:inherit|smaller|0|token\(\$pz-text-size[^()]*\)|var\(--(?:pz-text-|bs-)[^()]*\)|(?:calc|min|max|clamp)\((?:(?!\d(?:px|rem|em|pt)\b)[^])*\))$/,
];
// The pair is the range of a font file.
const weight = [/^(?:inherit|token\(\$pz-weight[^()]*\)|var\(--pz-weight-[^()]+\)|\d{3} \d{3})$/];
const font = [
  /^(?:inherit|var\(--pz-weight-[a-z]+\) var\(--pz-text-(?:[\da-z]+|#\{\$size\})\)(?:\s*\/\s*(?:[\d.]+|#\{\$leading\}))? var\(--pz-[a-z]+\))$/,
];
// A value of a shorthand: a word or one call with another within.
const side = String.raw`[^\s()]+(?:\((?:[^()]|\([^()]*\))*\))?`;
const unitless = [/^(?:(?!(?<![\w-])-?[\d.]*[1-9]\d*(?:px|rem|em|ms|s)\b)[^])*$/];
// docs/decisions/0040-motions.md: what opens fades in, progress shows itself; other motions are in _motion.scss.
const animations = 'fade|spin|pending|chat-typing|progress-walk|toast-run|title-appears|strip-fade';
const animation = [new RegExp(`^(?:none|(?:${animations})(?![^]*(?<![\\w-])[\\d.]*[1-9]\\d*m?s)[^]*)$`)];
const level = [/^(?:auto|0|-1|inherit|var\(--pz-z-[a-z]+\)|calc\(var\(--pz-z-[a-z]+\) \+ 1\))$/];

/** @type {import('stylelint').Config} */
export default {
  customSyntax: 'postcss-scss',
  reportNeedlessDisables: true,
  rules: {
    'declaration-property-value-allowed-list': {
      '/^(?:margin|padding|gap|row-gap|column-gap|inset|scroll-margin|scroll-padding)(?:-|$)/': length,
      '/^--bs-.*(?:padding|margin|spacer)/': length,
      '/^(?!\\$).*radius$/': radius,
      '/^(?:--bs-.*)?font-size$/': size,
      '/^(?:--bs-.*)?font-weight$/': weight,
      font,
      'box-shadow': unitless,
      '/^transition/': ['none'],
      '/^animation(?:-name)?$/': animation,
      '/^animation-(?!name)/': unitless,
      '/^(?:border|outline)(?!.*(?:radius|color))/': unitless,
      'z-index': level,
    },
    'declaration-property-value-disallowed-list': {
      '/./': [new RegExp(String.raw`var\(--pz-(?!(?:${tokens.join('|')})[\s,)]|[a-z-]*#\{)`)],
      '/^(?:margin|padding)$/': [new RegExp(`^(${side}) (${side}) (${side}) (?!\\2$)${side}$`)],
      '/^(?:text-align|float|clear)$/': ['left', 'right'],
      // WebKit drops a shorthand that names a colour or thickness.
      'text-decoration': [/[\d(]/],
    },
    'keyframes-name-pattern': `^(?:${animations})$`,
    'property-disallowed-list': [
      '/^(?:top|right|bottom|left)$/',
      '/^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:top|right|bottom|left)/',
    ],
  },
  overrides: [
    {
      files: ['src/styles/_motion.scss'],
      rules: {
        'declaration-property-value-allowed-list': { '/^(?:transition|animation)/': unitless },
        'keyframes-name-pattern': '^(?:fade|vote|unfold|doorway)$',
      },
    },
  ],
};
