import { ApiError } from '#src/contract/api.ts'
import type { FileApi } from '#src/contract/file/api.ts'
import type { FilePurpose } from '#src/contract/file/file.ts'
import type { CompletionAnswer, CompletionInput } from '#src/contract/file/schemas.ts'
import type { Send } from '#src/contract/http/call.ts'

/** The upload of a form: the next try of the same bytes continues it. */
export type Begun = { id?: string; digest?: string }

/** Browser features while a file is sent. */
export type Sending = {
  begun: Begun
  /** Called with how many of the bytes have arrived or are on their way. */
  onSent: (sent: number, size: number) => void
  /** Sends bytes and reports progress. */
  via: (onSent: (sent: number) => void, signal?: AbortSignal) => Send
  /** Aborting stops the upload and throws its reason. */
  signal: AbortSignal
}

type Options = Partial<Sending> & { purpose: FilePurpose; input?: CompletionInput }

async function digestOf(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not-found'

/** Finds the pieces of these bytes; starts again if there are none, or they were swept meanwhile. */
async function findOrStart(api: FileApi, file: Blob, { purpose, begun = {} }: Options) {
  const digest = await digestOf(file)
  if (begun.id && begun.digest === digest) {
    const found = await api.getFile(begun.id).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
    if (found) return found
  }
  const started = await api.startFile({ purpose, size: file.size, digest })
  Object.assign(begun, { id: started.id, digest })
  return started
}

/**
 * Sends a file in pieces and completes it, in the browser and at the edge. Returns the result and further data of the server. After any error,
 * a retry with the same `begun` sends only the missing pieces.
 */
export async function sendFile(api: FileApi, file: Blob, options: Options): Promise<CompletionAnswer> {
  const { begun = {}, onSent, via, input = {}, signal } = options
  const { id, state, pieces, pieceBytes, present } = await findOrStart(api, file, options)
  const pieceOf = (number: number) => file.slice(number * pieceBytes, (number + 1) * pieceBytes)
  let arrived = present.reduce((bytes, number) => bytes + pieceOf(number).size, 0)
  onSent?.(state === 'stored' ? file.size : arrived, file.size)
  for (let number = 0; state === 'arriving' && number < pieces; number += 1) {
    if (present.includes(number)) continue
    signal?.throwIfAborted()
    const bytes = pieceOf(number)
    const before = arrived
    const send = via?.((sent) => onSent?.(before + sent, file.size), signal)
    await api.sendPiece(id, number, { bytes, ...(send && { send }) })
    arrived += bytes.size
    onSent?.(arrived, file.size)
  }
  signal?.throwIfAborted()
  try {
    const answer = await api.completeFile(id, input)
    begun.id = ''
    return answer
  } catch (error) {
    // The pieces differ from the announced file: they are sent again.
    if (error instanceof ApiError && error.code === 'file-incomplete') begun.id = ''
    throw error
  }
}
