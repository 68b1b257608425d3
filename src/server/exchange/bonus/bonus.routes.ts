import * as declared from '#src/contract/bonus/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { readOwnBonuses } from './own-bonuses.usecases.ts'

const readBonuses = implement(declared.readBonuses, async ({ services, session }) =>
  readOwnBonuses(services, session.accountId),
)

export const bonusEndpoints = [readBonuses]
