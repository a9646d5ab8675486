const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Series {
  buckets: number[];
  count: number;
  /** Seconds. */
  sum: number;
}

export interface Metrics {
  /** One answered call: route as mounted, status, seconds. */
  observe: (call: { method: string; route: string; status: number; seconds: number }) => void;
  /** Prometheus text format 0.0.4, with gauges read at this moment. */
  write: (gauges: Record<string, number>) => string;
}

/** Counts of this process. Labels are routes as mounted, never addresses, so their number is bounded. */
export function createMetrics(): Metrics {
  const calls = new Map<string, number>();
  const durations = new Map<string, Series>();
  const add = (labels: string, seconds: number): void => {
    const series = durations.get(labels) ?? { buckets: BOUNDS.map(() => 0), count: 0, sum: 0 };
    durations.set(labels, series);
    series.count += 1;
    series.sum += seconds;
    for (const [index, bound] of BOUNDS.entries()) {
      if (seconds <= bound) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
    }
  };
  const histogram = ([labels, series]: [string, Series]): string[] => [
    ...BOUNDS.map(
      (bound, index) =>
        `plaza_http_request_duration_seconds_bucket{${labels},le="${bound}"} ${series.buckets[index] ?? 0}`,
    ),
    `plaza_http_request_duration_seconds_bucket{${labels},le="+Inf"} ${series.count}`,
    `plaza_http_request_duration_seconds_sum{${labels}} ${series.sum}`,
    `plaza_http_request_duration_seconds_count{${labels}} ${series.count}`,
  ];
  return {
    observe({ method, route, status, seconds }) {
      const labels = `method="${method}",route="${route}"`;
      const key = `${labels},status="${status}"`;
      calls.set(key, (calls.get(key) ?? 0) + 1);
      add(labels, seconds);
    },
    write: (gauges) =>
      [
        '# TYPE plaza_http_requests_total counter',
        ...[...calls].map(([labels, count]) => `plaza_http_requests_total{${labels}} ${count}`),
        '# TYPE plaza_http_request_duration_seconds histogram',
        ...[...durations].flatMap(histogram),
        ...Object.entries(gauges).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
        '',
      ].join('\n'),
  };
}
