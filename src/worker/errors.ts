import type { MessageId } from '#src/i18n/intl.ts'
import type { ErrorCode } from '../contract/http/errors.ts'
import type { Role } from '../contract/http/roles.ts'

type Detail = { values?: Record<string, string | number>; needs?: Role; retryAfter?: number; code?: ErrorCode }

/** An answer that is not a page: its status and the message of the edge's catalogue. */
export class EdgeError extends Error {
  readonly status: number
  readonly text: MessageId
  readonly detail: Detail

  constructor(status: number, text: MessageId, detail: Detail = {}) {
    super(text)
    this.name = 'EdgeError'
    this.status = status
    this.text = text
    this.detail = detail
  }
}

export const MAX_PATH = 200
// biome-ignore lint/suspicious/noControlCharactersInRegex: nothing unprintable is shown back
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Returns the path for the "not found" page: readable, printable and short. */
export function quotePath(pathname: string): string {
  let readable = pathname
  try {
    readable = decodeURIComponent(pathname)
  } catch {
    // Shown unchanged: an undecodable path.
  }
  const printable = [...readable.replace(UNPRINTABLE, '').toWellFormed()]
  return printable.length > MAX_PATH ? `${printable.slice(0, MAX_PATH - 1).join('')}…` : printable.join('')
}

export const pageNotFound = (pathname: string): EdgeError =>
  new EdgeError(404, 'edge.not-found.path', { values: { path: quotePath(pathname) }, code: 'not-found' })

export const unavailable = (text: 'edge.unavailable.read' | 'edge.unavailable.write', retryAfter = 30): EdgeError =>
  new EdgeError(503, text, { retryAfter, code: 'unavailable' })
