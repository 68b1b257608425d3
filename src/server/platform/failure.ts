import type { ErrorCode } from '#src/contract/http/errors.ts'
import type { Amount } from '#src/domain/money/amount.ts'

/** A message in the reader's language. Amounts are values too, written as the language writes them. */
export type Text = { id: string; values?: Record<string, string | number>; amounts?: Record<string, Amount> }

/** Messages by group and field. */
export type FieldTexts = Record<string, Record<string, Text>>

/** The error that use cases throw to reject a request; `onError` turns it into the answer. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly fields: FieldTexts | undefined
  /** Seconds to wait. */
  readonly retryAfter: number | undefined
  /** The current content, if the change was based on another version. */
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

/** Returns an error with messages beside fields of one group. */
export const createFieldFailure = (group: string, fields: Record<string, Text>): Failure =>
  new Failure('validation-failed', { fields: { [group]: fields } })
