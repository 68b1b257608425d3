import * as declared from '#src/contract/audit/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { listHistory } from './history.usecases.ts'

const readHistory = implement(declared.readHistory, async ({ services, session, query }) =>
  listHistory(services, (session as Session).accountId, query.after),
)

export const historyEndpoints = [readHistory]
