import {
  reportedSchema,
  reportInputSchema,
  reportTargetParamsSchema,
  reportTargetSchema,
} from '../../../contract/schemas/report.ts'
import { readNetwork } from '../../http/caller.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { getReportTarget, report } from './reports.usecases.ts'

const TAG = 'Reports'

const readTarget = defineEndpoint(
  {
    method: 'get',
    path: '/server/report/{kind}/{id}',
    tag: TAG,
    summary: 'What is to be reported, and who watches over it',
    who: 'anyone',
    params: reportTargetParamsSchema,
    answer: reportTargetSchema,
    errors: ['not-found'],
  },
  async ({ c, services, params }) => getReportTarget(services, params, c.get('locale')),
)

const postReport = defineEndpoint(
  {
    method: 'post',
    path: '/server/report',
    tag: TAG,
    summary: 'Report a vacancy, a company, a seafarer or an article; guests may too',
    who: 'anyone',
    limits: ['report-account', 'report-address'],
    trap: true,
    body: reportInputSchema,
    answer: reportedSchema,
    status: 201,
    idempotency: 'natural',
    errors: ['not-found', 'validation-failed', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, session, body }) => {
    await report(services, body, {
      accountId: session?.accountId ?? null,
      address: readNetwork(c),
      language: c.get('locale'),
    })
    return { received: true as const }
  },
)

export const reportEndpoints = [readTarget, postReport]
