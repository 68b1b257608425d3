import type { ErrorBody, ErrorCode, FieldErrors } from './errors.ts'

/** What every call of the API throws when the server answers with an error or does not answer. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined
  readonly requestId: string
  /** What is in the place of the version that was to be changed. */
  readonly current: object | undefined
  /** Seconds to wait before asking again, when the server says so. */
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

/**
 * No answer arrived. `part`: a part of the app could not be loaded; `answered`: the site itself answered, so the connection is not at
 * fault.
 */
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
