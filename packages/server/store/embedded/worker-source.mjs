// Starts the thread from its source, for tests and development; when built it is a file of its own (store-worker.js).
// (tsx by way of CommonJS: its way for modules would start yet another thread, which takes longer than all the rest.)
import { require } from 'tsx/cjs/api';

require('./worker.ts', import.meta.url);
