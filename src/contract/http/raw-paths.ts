/** Where bodies are bytes that the edge passes on as they come; every endpoint of kind `upload` is here, and nothing else. */
export const UPLOADS = '/server/upload/'

/** The same for kind `webhook`. */
export const WEBHOOKS = '/server/webhook/'

/** Bytes of a body of JSON or a form. */
export const MAX_BODY = 65_536

/** Of those that hold more than a form does: a CV with as many contracts and papers as are taken, a vacancy in twelve languages. */
const LARGE_BODIES: readonly (readonly [path: RegExp, most: number])[] = [
  [/^\/server\/seaman\/profile$/i, 1_000_000],
  [/^\/server\/vacancy(?:\/[0-9a-f-]{36})?$/i, 400_000],
]

/** Bytes that a path takes, unless they are an upload. */
export const maxBodyOf = (pathname: string): number =>
  LARGE_BODIES.find(([path]) => path.test(pathname))?.[1] ?? MAX_BODY

/** Bytes of the longest upload; each endpoint has its own limit under it. */
export const MAX_UPLOAD_BODY = 10_000_000

/** How an upload is sent: its type is told by its bytes, and no form of another site sends this one. */
export const UPLOAD_TYPE = 'application/octet-stream'
