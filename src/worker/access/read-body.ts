import { EdgeError } from '../errors.ts'

/** Reads a body as text; throws a 413 beyond `limit` bytes, whatever its header says. */
export const readBody = async (request: Request, limit: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, limit))

/** The same for binary bodies. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const part of limitBody(request, limit)) parts.push(part)
  return join(parts)
}

/** Yields the body in chunks; throws a 413 beyond `limit` bytes. */
export async function* limitBody(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  refuseLongBody(request, limit)
  let size = 0
  const reader = request.body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength
      if (size > limit) throw tooLarge()
      yield part.value
    }
  } finally {
    reader?.cancel().catch(() => {})
  }
}

/** A streamed body, and the error if it turned out too long. */
export type LimitedBody = { stream: ReadableStream<Uint8Array>; refusal?: EdgeError }

/** Returns the body as a stream of at most `limit` bytes, with backpressure. */
export function streamBody(request: Request, limit: number): LimitedBody {
  refuseLongBody(request, limit)
  const parts = limitBody(request, limit)
  const body: LimitedBody = {
    stream: new ReadableStream({
      pull: async (controller) => {
        try {
          const { done, value } = await parts.next()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          if (error instanceof EdgeError) body.refusal = error
          controller.error(error)
        }
      },
      cancel: async () => {
        await parts.return(undefined)
      },
    }),
  }
  return body
}

export function refuseLongBody(request: Request, limit: number): void {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
}

const tooLarge = () => new EdgeError(413, 'edge.body.too-large', { code: 'body-too-large' })

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.byteLength
  }
  return joined
}
