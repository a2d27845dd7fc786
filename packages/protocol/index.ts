/** What server and clients say to each other. */
export * from './messages/client.ts';
export * from './messages/errors.ts';
export * from './messages/parts.ts';
export * from './messages/requests.ts';
export type * from './messages/server.ts';
