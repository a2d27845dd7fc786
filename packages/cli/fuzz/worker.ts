// A process of `everdell fuzz`: plays the batches it is sent and reports on each.
import { takeTasks } from '../core/pool.ts';
import { runBatch } from './pool.ts';

takeTasks(runBatch);
