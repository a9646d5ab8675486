import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Counts one response. `route` is the route pattern, not the path, so that the number of labels is bounded. */
  observe: (response: { method: string; route: string; status: number; seconds: number }) => void;
  /** Registers a gauge that is read at each scrape. */
  gauge: (name: string, help: string, read: () => number) => void;
  /** Registers a gauge with one value per value of `label`, read at each scrape. */
  gauges: (name: string, help: string, label: string, read: () => Readonly<Record<string, number>>) => void;
  /** Registers a histogram of durations; returns the function that adds one, in seconds. */
  durations: (name: string, help: string) => (seconds: number) => void;
  contentType: string;
  /** Prometheus text format. */
  write: () => Promise<string>;
}

/** Upper bounds of the buckets of durations. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of this process: HTTP requests, and prom-client's default metrics of Node. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'plaza_http_requests_total',
    help: 'HTTP requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'plaza_http_request_duration_seconds',
    help: 'Duration of HTTP requests by method and route',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  return {
    observe({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    gauge(name, help, read) {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          collect() {
            this.set(read());
          },
        }),
      );
    },
    gauges(name, help, label, read) {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          labelNames: [label],
          registers: [],
          collect() {
            for (const [value, number] of Object.entries(read())) this.set({ [label]: value }, number);
          },
        }),
      );
    },
    durations(name, help) {
      const histogram = new Histogram({ name, help, buckets: SECONDS, registers });
      return (seconds) => histogram.observe(seconds);
    },
    contentType: registry.contentType,
    write: () => registry.metrics(),
  };
}
