/** Why a whole feed cannot be read. Each code has a message `feed.failure.<code>`. */
export type FeedErrorCode = 'malformed' | 'doctype' | 'too-deep' | 'too-large' | 'not-a-feed' | 'too-many-items'

export class FeedError extends Error {
  readonly code: FeedErrorCode

  constructor(code: FeedErrorCode) {
    super(code)
    this.name = 'FeedError'
    this.code = code
  }
}
