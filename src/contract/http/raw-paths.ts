/** Paths with streamed bodies: exactly the endpoints of kind `upload`. */
export const UPLOADS = '/server/upload/'

/** The same for kind `webhook`. */
export const WEBHOOKS = '/server/webhook/'

/** Limit of a JSON or form body in bytes. */
export const MAX_BODY = 65_536

/** Paths with larger bodies: a CV with all its entries, a vacancy in twelve languages, a file of dated rules, a bank statement, a provider's event. */
const LARGE_BODIES: readonly (readonly [path: RegExp, most: number])[] = [
  [/^\/server\/seaman\/profile$/i, 1_000_000],
  [/^\/server\/vacancy(?:\/[0-9a-f-]{36})?$/i, 400_000],
  [/^\/server\/admin\/vocabulary\/version$/i, 500_000],
  [/^\/server\/admin\/transfer\/statement$/i, 4_200_000],
  [/^\/server\/webhook\/(?:stripe|ses)$/i, 300_000],
]

/** Returns the limit of a path in bytes, unless it is an upload. */
export const maxBodyOf = (pathname: string): number =>
  LARGE_BODIES.find(([path]) => path.test(pathname))?.[1] ?? MAX_BODY

/** Limit of the largest upload in bytes; each endpoint has its own below it. */
export const MAX_UPLOAD_BODY = 10_000_000

/** Content type of uploads: the server detects the type by the bytes, and forms of other sites cannot send this one. */
export const UPLOAD_TYPE = 'application/octet-stream'
