import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { REPORTS } from '../lists.ts'
import {
  adminReportSchema,
  appealDecisionSchema,
  caseFileQuerySchema,
  readingSchema,
  reportDecisionSchema,
  reportListSchema,
} from './admin-schemas.ts'

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
  summary:
    'One report, what it is about and whose that is; messages of a reported conversation once the admin has given a reason',
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

export const readCaseFile = declareEndpoint({
  method: 'get',
  path: '/server/admin/report/{id}/file',
  tag: TAG,
  summary: 'Download the case for an authority, without the reporters and what they wrote; the download is recorded',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.reports,
  params: reportParamsSchema,
  query: caseFileQuerySchema,
  kind: 'stream',
})

export const postReading = declareEndpoint({
  method: 'post',
  path: '/server/admin/report/{id}/reading',
  tag: TAG,
  summary: 'Open the reported conversation, with a reason; it is recorded, and the reporter gets a mail at once',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.reports,
  params: reportParamsSchema,
  form: 'reading',
  body: readingSchema,
  answer: adminReportSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const putAppealDecision = declareEndpoint({
  method: 'put',
  path: '/server/admin/report/{id}/appeal',
  tag: TAG,
  summary: 'Answer the appeal against a decision of another administrator',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.reports,
  params: reportParamsSchema,
  form: 'appeal',
  body: appealDecisionSchema,
  answer: adminReportSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})
