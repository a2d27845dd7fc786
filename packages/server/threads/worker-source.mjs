// Starts the thread from its source, for tests and development; when built it is a file of its own (job-worker.js).
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
