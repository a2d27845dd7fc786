// A process of `everdell tune`: plays the games it is sent and tells what they teach.
import { takeTasks } from '../core/pool.ts';
import { doTask } from './work.ts';

takeTasks(doTask);
