import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ExampleModule, writeExampleModule } from './example-module.ts';

const kinds = [
  {
    definition: /export const (\w+) = defineChart\b/,
    view: 'ChartView',
    from: '@/components/kits/chart/view/ChartView',
  },
  {
    definition: /export const (\w+)(?:: SparkSpec| = defineSpark)/,
    view: 'SparkFigure',
    from: '@/components/gallery/charts/sparklines/SparkFigure',
  },
] as const;

/** A component that draws the chart which `file` defines, with the ECharts parts that its page loads. */
function writeChartExample(file: string): string | undefined {
  const source = readFileSync(file, 'utf8');
  const kind = kinds.find(({ definition }) => definition.test(source));
  const name = kind?.definition.exec(source)?.[1];
  if (!kind || !name) return undefined;
  const folder = path.dirname(file);
  const page = readdirSync(folder).find((entry) => entry.endsWith('Page.tsx')) ?? '';
  const load = /const chartParts = loadChartParts\([^;]*\);/.exec(
    readFileSync(path.join(folder, page), 'utf8'),
  )?.[0];
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Chart`;
  return [
    ...(load ? ["import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';"] : []),
    `import { ${kind.view} } from '${kind.from}';`,
    `import { ${name} } from './${path.basename(file, '.ts')}';`,
    load ?? '',
    `export const ${component} = () => <${kind.view} spec={${name}}${load ? ' parts={chartParts}' : ''} />;`,
  ].join('\n');
}

/** Code of the example in `file`, relative to the repository. */
export const readExample = (file: string): ExampleModule => {
  const chart = file.endsWith('.ts') ? writeChartExample(file) : undefined;
  if (chart === undefined) return writeExampleModule(file);
  const drawn = file.replace(/\.ts$/, '.chart.tsx');
  const { text, files } = writeExampleModule(drawn, chart);
  return { text, files: files.filter((name) => name !== drawn) };
};
