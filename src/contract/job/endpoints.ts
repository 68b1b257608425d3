import { declareEndpoint } from '../http/endpoint.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { jobReportSchema } from './schemas.ts'

export const readJobs = declareEndpoint({
  method: 'get',
  path: '/server/admin/job',
  tag: 'Admin',
  summary: 'Get the last run and failure of each scheduled job, and the latest abandoned jobs',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.jobs,
  answer: jobReportSchema,
})
