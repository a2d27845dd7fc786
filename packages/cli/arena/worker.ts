// A process of `everdell arena`: plays the games it is sent and reports on each.
import { takeTasks } from '../core/pool.ts';
import { playGame } from './game.ts';

takeTasks(playGame);
