export type FailureType = 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error'

/** An answer of the API that is an error. */
export class Failure extends Error {
  readonly status: number
  readonly body: { error: { type: FailureType; message: string; code?: string; param?: string } }

  constructor(status: number, message: string, details: { type?: FailureType; code?: string; param?: string } = {}) {
    super(message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', message, ...details } }
  }
}

export const invalid = (param: string, message: string, code?: string): Failure =>
  new Failure(400, message, { param, ...(code && { code }) })

export const missing = (kind: string, id: string, param = 'id'): Failure =>
  new Failure(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param })
