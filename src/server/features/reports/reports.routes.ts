import * as declared from '../../../contract/endpoints/reports.ts'
import { readNetwork } from '../../http/caller.ts'
import { implement } from '../../http/endpoint.ts'
import { getReportTarget, report } from './reports.usecases.ts'

const readTarget = implement(declared.readTarget, async ({ c, services, params }) =>
  getReportTarget(services, params, c.get('locale')),
)

const postReport = implement(declared.postReport, async ({ c, services, session, body }) => {
  await report(services, body, {
    accountId: session?.accountId ?? null,
    address: readNetwork(c),
    language: c.get('locale'),
  })
  return { received: true as const }
})

export const reportEndpoints = [readTarget, postReport]
