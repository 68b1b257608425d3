import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { REPORTS } from '../lists.ts'
import { adminReportSchema, reportDecisionSchema, reportListSchema } from './admin-schemas.ts'

const TAG = 'Reports'
const reportParamsSchema = z.object({ id: z.string().regex(/^[0-9a-f-]{36}$/) })

export const readReports = declareEndpoint({
  method: 'get',
  path: '/server/admin/report',
  tag: TAG,
  summary: 'Reports with their object and reason: the open ones oldest first, those that were decided newest first',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.reports,
  query: listQuerySchema(REPORTS),
  answer: reportListSchema,
})

export const readReport = declareEndpoint({
  method: 'get',
  path: '/server/admin/report/{id}',
  tag: TAG,
  summary: 'One report, what it is about and whose that is; opening a reported conversation is recorded',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.reports,
  params: reportParamsSchema,
  answer: adminReportSchema,
})

export const putReportDecision = declareEndpoint({
  method: 'put',
  path: '/server/admin/report/{id}/decision',
  tag: TAG,
  summary: 'Decide a report, and others about the same object, with all acts at once and a reply to both sides',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.reports,
  params: reportParamsSchema,
  form: 'decision',
  body: reportDecisionSchema,
  answer: adminReportSchema,
  idempotency: 'natural',
  errors: ['conflict', 'confirmation-needed'],
})
