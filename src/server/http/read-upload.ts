import type { FileType } from '#src/contract/file/file-types.ts'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { Failure } from '../platform/failure.ts'
import { findFileType, SIGNATURE_BYTES } from '../platform/file-signature.ts'

/** The body of an upload, as a stream that fails above the limit. */
export type Upload = { bytes: ReadableStream<Uint8Array>; type: FileType | undefined }

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Counts the received bytes, regardless of headers. */
function limitReader(reader: Reader, limit: number): () => Promise<Uint8Array | undefined> {
  let size = 0
  return async () => {
    const { done, value } = await reader.read()
    if (done) return undefined
    size += value.byteLength
    if (size <= limit) return value
    const failure = new Failure('file-too-large')
    await reader.cancel(failure)
    throw failure
  }
}

type Read = ReturnType<typeof limitReader>

/** Reads chunks until the file type is known. */
async function readStart(read: Read): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await read(); part; part = size < SIGNATURE_BYTES ? await read() : undefined) {
    parts.push(part)
    size += part.byteLength
  }
  return parts
}

const firstOf = (parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part.subarray(0, SIGNATURE_BYTES)]).slice(0, SIGNATURE_BYTES))

const streamOf = (parts: Uint8Array[], read: Read, reader: Reader): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const part = parts.shift() ?? (await read())
      if (part) controller.enqueue(part)
      else controller.close()
    },
    cancel: (reason) => reader.cancel(reason),
  })

/** Opens an upload: reads its start and detects the type. The rest is streamed to the consumer. */
export async function readUpload(request: Request, { bodyLimit = 0, takes }: EndpointSpec): Promise<Upload> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw new Failure('file-too-large')
  const body = request.body ?? new Blob([]).stream()
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const read = limitReader(reader, bodyLimit)
  const parts = await readStart(read)
  const type = findFileType(firstOf(parts))
  if (takes && !(type && takes.includes(type))) {
    const failure = new Failure('file-type-refused')
    await reader.cancel(failure)
    throw failure
  }
  return { bytes: streamOf(parts, read, reader), type }
}
