/** What server and clients say to each other, and the client's end of the line. */
export * from './client/connection.ts';
export * from './client/link.ts';
export type { Outgoing } from './client/outbox.ts';
export * from './client/problem.ts';
export * from './client/remoteTable.ts';
export * from './client/requests.ts';
export * from './client/surroundings.ts';
export * from './messages/client.ts';
export * from './messages/errors.ts';
export * from './messages/parts.ts';
export * from './messages/requests.ts';
export type {
  Answer,
  Bye,
  ChatMessage,
  Done,
  GameInfo,
  GameResult,
  GuestAnswer,
  Links,
  LobbyAnswer,
  MeAnswer,
  Proposal,
  Refusal,
  SeatInfo,
  ServerMessage,
  TableAnswer,
  TableInfo,
  TableNote,
  TableSummary,
  Update,
} from './messages/server.ts';
export { isFitName } from './names/fit.ts';
export { looksLike } from './names/looksLike.ts';
export * from './schema.ts';
