/** Where bodies are bytes that the edge passes on as they come; every endpoint of kind `upload` is here, and nothing else. */
export const UPLOADS = '/server/upload/'

/** The same for kind `webhook`. */
export const WEBHOOKS = '/server/webhook/'

/** Bytes of every other body. */
export const MAX_BODY = 65_536

/** Bytes of the longest upload; each endpoint has its own limit under it. */
export const MAX_UPLOAD_BODY = 10_000_000

/** How an upload is sent: its type is told by its bytes, and no form of another site sends this one. */
export const UPLOAD_TYPE = 'application/octet-stream'
