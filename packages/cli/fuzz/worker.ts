// A process of `everdell fuzz`: plays the batches it is sent and reports on each.
import { runBatch, type Batch } from './pool.ts';

process.on('message', (batch: Batch) => process.send!(runBatch(batch)));
process.on('disconnect', () => process.exit());
