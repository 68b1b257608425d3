import * as declared from '#src/contract/endpoints/history.ts'
import { implement } from '#src/server/http/endpoint.ts'
import type { Session } from '../sessions/session.ts'
import { listHistory } from './history.usecases.ts'

const readHistory = implement(declared.readHistory, async ({ services, session, query }) =>
  listHistory(services, (session as Session).accountId, query.after),
)

export const historyEndpoints = [readHistory]
