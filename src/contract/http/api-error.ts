import type { ErrorBody, ErrorCode, FieldErrors } from './errors.ts'

/** Thrown by API calls for error answers. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined
  readonly requestId: string
  /** The current content, if the change was based on another version. */
  readonly current: object | undefined
  /** Seconds to wait before the next try, if the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: ErrorBody, retryAfter?: number) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.code = body.code
    this.errors = body.errors
    this.current = body.current
    this.requestId = body.requestId
    this.retryAfter = retryAfter
  }
}

type Missing = { part?: boolean; answered?: boolean; cause?: unknown }

/** Thrown without an answer. `part`: a part of the app could not be loaded; `answered`: the site answered, so the connection works. */
export class ConnectionError extends Error {
  readonly part: boolean
  readonly answered: boolean
  constructor({ part = false, answered = false, cause }: Missing = {}) {
    super(answered ? 'A part of the app is missing' : 'No connection', { cause })
    this.name = 'ConnectionError'
    this.part = part
    this.answered = answered
  }
}
