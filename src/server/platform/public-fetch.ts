import { SECOND } from '#src/domain/time.ts'
import { withDeadline } from './deadline.ts'
import { readPublicAddress } from './public-address.ts'

/** Why a fetch failed. */
export type FetchProblem = 'address' | 'redirects' | 'status' | 'type' | 'too-large' | 'timeout' | 'unreachable'

export class FetchError extends Error {
  readonly problem: FetchProblem

  constructor(problem: FetchProblem) {
    super(problem)
    this.name = 'FetchError'
    this.problem = problem
  }
}

export type Fetched = { bytes: Uint8Array; headers: Headers } | 'unchanged'

export type PublicRequest = {
  address: string
  headers: Readonly<Record<string, string>>
  /** The accepted content type, without parameters. */
  type: RegExp
  /** Limit of the answer in bytes, after decompression. */
  limit: number
}

export type PublicFetch = (request: PublicRequest) => Promise<Fetched>

/** Fetches from addresses that users enter. */
export type PublicWeb = {
  /** Returns the address that a person typed if it may be fetched. */
  readAddress: (text: string) => URL | undefined
  fetch: PublicFetch
}

type Options = { fetch: typeof fetch; own: readonly string[]; allowsLocal?: boolean; timeout?: number }

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const TIMEOUT = 10 * SECOND

async function readLimited(response: Response, limit: number): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > limit) throw new FetchError('too-large')
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > limit) throw new FetchError('too-large')
    parts.push(part)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

async function readAnswer(response: Response, { type, limit }: PublicRequest): Promise<Fetched> {
  if (response.status === 304) return 'unchanged'
  if (response.status !== 200) throw new FetchError('status')
  const contentType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!type.test(contentType)) throw new FetchError('type')
  return { bytes: await readLimited(response, limit), headers: response.headers }
}

async function follow(request: PublicRequest, options: Options, signal: AbortSignal): Promise<Fetched> {
  let address = request.address
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const url = readPublicAddress(address, options)
    if (!url) throw new FetchError('address')
    const response = await options.fetch(url.href, { headers: { ...request.headers }, redirect: 'manual', signal })
    if (!REDIRECTS.has(response.status)) return await readAnswer(response, request)
    await response.body?.cancel()
    const location = response.headers.get('location') ?? ''
    if (!URL.canParse(location, url.href)) throw new FetchError('redirects')
    address = new URL(location, url.href).href
  }
  throw new FetchError('redirects')
}

/** Fetches an address that a person entered: every redirect is checked like the first, and size and time are limited. Throws FetchError. */
export const createPublicFetch =
  (options: Options): PublicFetch =>
  async (request) => {
    const abort = new AbortController()
    const work = follow(request, options, abort.signal)
    try {
      return await withDeadline(work, options.timeout ?? TIMEOUT, () => new FetchError('timeout'))
    } catch (error) {
      throw error instanceof FetchError ? error : new FetchError('unreachable')
    } finally {
      abort.abort()
    }
  }

export const createPublicWeb = (options: Options): PublicWeb => ({
  readAddress: (text) => readPublicAddress(text, options),
  fetch: createPublicFetch(options),
})
