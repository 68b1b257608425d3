import type { QueryKey } from '@tanstack/react-query'
import type { SessionUser } from '../contract/http/session.ts'
import type { PageQuery } from './page-query.ts'

/** The new answer of a query after an action. A query that was never fetched stays empty. */
export type Change = { queryKey: QueryKey; becomes: (before: unknown) => unknown }

/** What an action changed. A key stands for all keys that begin with it. */
export type Changes = {
  /** Answers known from the response: shown without a request. */
  known?: readonly Change[]
  /** Answers that changed in an unknown way: fetched again before they are shown. */
  expired?: readonly QueryKey[]
  /** Answers that may have changed: shown, and fetched again in the background. */
  stale?: readonly QueryKey[]
  /** New data about the person. */
  session?: Partial<SessionUser>
}

/** The response contains the whole answer. */
export const answerIs = <Data>({ queryKey }: PageQuery<Data>, data: Data): Change => ({ queryKey, becomes: () => data })

/** The action changed a part of the answer. */
export const answerBecomes = <Data>({ queryKey }: PageQuery<Data>, change: (before: Data) => Data): Change => ({
  queryKey,
  becomes: (before) => (before === undefined ? undefined : change(before as Data)),
})
