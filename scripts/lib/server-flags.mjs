/** How Node runs the server. A larger young generation than Node's own 16 MB lets what a move makes die young: about a
 * tenth less CPU a move (docs/performance.md), for at most 50 MB more memory. */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=32'];
