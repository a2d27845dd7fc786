/** Who has powers lacks a worker in spring, and only then it is asked whether it stays. */
export const COSTS_A_WORKER = 'player-powers';
