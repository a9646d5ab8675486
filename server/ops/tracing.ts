import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

export interface TracedResponse {
  method: string;
  /** The route pattern. */
  route: string;
  status: number;
}

/** Spans of requests, with the statements that they run. */
export interface Tracing {
  request: <T extends TracedResponse>(work: () => Promise<T>) => Promise<T>;
  /** A statement that has just ended; `text` has placeholders for what members wrote. */
  statement: (text: string, seconds: number) => void;
  /** Sends what has not been sent. */
  close: () => Promise<void>;
}

/**
 * Sends spans as OTLP over HTTP to `<endpoint>/v1/traces`, in the background: a collector that does not answer slows no
 * request. Trace ids of callers are ignored, because anyone could send them. The packages load here, on first use.
 */
export async function openTracing(endpoint: string): Promise<Tracing> {
  const [
    api,
    { OTLPTraceExporter },
    { BasicTracerProvider, BatchSpanProcessor },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
  ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'plaza' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('plaza');
  const current = new AsyncLocalStorage<Span>();
  return {
    async request(work) {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT);
      try {
        const response = await current.run(span, work);
        span.updateName(`${response.method} ${response.route}`);
        span.setAttributes({
          'http.request.method': response.method,
          'http.route': response.route,
          'http.response.status_code': response.status,
        });
        if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        return response;
      } finally {
        span.end();
      }
    },
    statement(text, seconds) {
      const parent = current.getStore();
      if (!parent) return;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const startTime = Date.now() - seconds * 1000;
      const options = { kind: SpanKind.CLIENT, startTime, attributes };
      tracer.startSpan('statement', options, trace.setSpan(ROOT_CONTEXT, parent)).end();
    },
    close: () => provider.shutdown(),
  };
}
