/** The content of a module contradicts itself or the engine; the message says where. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
