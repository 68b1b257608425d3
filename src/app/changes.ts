import type { QueryKey } from '@tanstack/react-query'
import type { SessionUser } from '../contract/http/session.ts'
import type { PageQuery } from './page-query.ts'

/** What a query answers after an act. What has not been asked for stays so. */
export type Change = { queryKey: QueryKey; becomes: (before: unknown) => unknown }

/** What an act changed. Keys name all that begins with them. */
export type Changes = {
  /** What its answer tells: pages show it without asking. */
  known?: readonly Change[]
  /** What is otherwise now, in a way that the answer does not tell: it is not shown any more before it was asked again. */
  expired?: readonly QueryKey[]
  /** What may be otherwise: shown on, and asked again behind it. */
  stale?: readonly QueryKey[]
  /** What is new about the person. */
  session?: Partial<SessionUser>
}

/** The act brought the whole answer. */
export const answerIs = <Data>({ queryKey }: PageQuery<Data>, data: Data): Change => ({ queryKey, becomes: () => data })

/** The act changed a part of the answer. */
export const answerBecomes = <Data>({ queryKey }: PageQuery<Data>, change: (before: Data) => Data): Change => ({
  queryKey,
  becomes: (before) => (before === undefined ? undefined : change(before as Data)),
})
