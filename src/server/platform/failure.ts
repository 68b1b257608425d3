import type { ErrorCode } from '#src/contract/http/errors.ts'

/** A message to be told in the reader's language. */
export type Text = { id: string; values?: Record<string, string | number> }

/** Group, then field, then the message beside that field. */
export type FieldTexts = Record<string, Record<string, Text>>

/** What a use case throws when it refuses; the one onError turns it into the answer. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly fields: FieldTexts | undefined
  /** Seconds to wait. */
  readonly retryAfter: number | undefined
  /** What is in the place of the version that a change was based on. */
  readonly current: object | undefined

  constructor(code: ErrorCode, more: { fields?: FieldTexts; retryAfter?: number; current?: object } = {}) {
    super(code)
    this.name = 'Failure'
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.current = more.current
  }
}

/** A refusal with messages beside fields of one group. */
export const createFieldFailure = (group: string, fields: Record<string, Text>): Failure =>
  new Failure('validation-failed', { fields: { [group]: fields } })
