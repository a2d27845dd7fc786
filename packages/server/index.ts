/** The server, for the command line and for tests. */
export { buildApp, newHttp, type App, type AppParts } from './http/app.ts';
export type { LogStream } from './http/logging.ts';
export { createMetrics, type Metrics } from './http/metrics.ts';
export { USUAL_PACE, type Pace } from './http/pace.ts';
export { PROTOCOL_SCHEMA } from './http/protocolSchema.ts';
export { startServer, type RunningServer, type ServerOverrides } from './server.ts';
export * from './settings/index.ts';
export * from './store/index.ts';
export { createTables, Refused, type TablesParts, type TableService } from './tables/index.ts';
