import * as declared from '#src/contract/withdrawal/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { listWithdrawals } from './withdrawal.usecases.ts'

const list = implement(declared.listWithdrawals, ({ services, query }) => listWithdrawals(services, query.since))

export const withdrawalEndpoints = [list]
