export const PROTOCOL_SCHEMA = '{}';
