import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { adminCompanySchema, companyCheckListSchema, companyDecisionSchema, lineCheckSchema } from './admin-schemas.ts'
import { COMPANY_CHECKS } from './list.ts'

const TAG = 'Companies'
const companyIdSchema = z.object({ id: z.string().regex(/^[0-9a-f-]{36}$/) })

export const readCompanies = declareEndpoint({
  method: 'get',
  path: '/server/admin/company',
  tag: TAG,
  summary: 'Companies by the state of their licence: who waits longest first',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.companies,
  query: listQuerySchema(COMPANY_CHECKS),
  answer: companyCheckListSchema,
})

export const readAdminCompany = declareEndpoint({
  method: 'get',
  path: '/server/admin/company/{id}',
  tag: TAG,
  summary: 'One company with what the check of its licence needs, and companies that look alike',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.companies,
  params: companyIdSchema,
  answer: adminCompanySchema,
})

export const readAdminScan = declareEndpoint({
  method: 'get',
  path: '/server/admin/company/{id}/scan',
  tag: TAG,
  summary: 'The scan of a company’s licence; opening it is recorded',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.companies,
  params: companyIdSchema,
  kind: 'stream',
})

export const putLineCheck = declareEndpoint({
  method: 'put',
  path: '/server/admin/company/{id}/line',
  tag: TAG,
  summary: 'Confirm or contest one detail of the licence after comparing it with the scan',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.companies,
  params: companyIdSchema,
  body: lineCheckSchema,
  form: 'line',
  answer: adminCompanySchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const putCompanyDecision = declareEndpoint({
  method: 'put',
  path: '/server/admin/company/{id}/decision',
  tag: TAG,
  summary:
    'Verify or refuse the licence, suspend the company or end the suspension, publish or refuse texts; for the version that was read',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.companies,
  params: companyIdSchema,
  body: companyDecisionSchema,
  form: 'decision',
  answer: adminCompanySchema,
  idempotency: 'natural',
  errors: ['conflict'],
})
