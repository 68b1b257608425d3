import * as declared from '../../../contract/endpoints/history.ts'
import { implement } from '../../http/endpoint.ts'
import type { Session } from '../sessions/session.ts'
import { listHistory } from './history.usecases.ts'

const readHistory = implement(declared.readHistory, async ({ services, session, query }) =>
  listHistory(services, (session as Session).accountId, query.after),
)

export const historyEndpoints = [readHistory]
