import { declareEndpoint } from '../http/endpoint.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { jobReportSchema } from './schemas.ts'

export const readJobs = declareEndpoint({
  method: 'get',
  path: '/server/admin/job',
  tag: 'Admin',
  summary: 'When the jobs of the schedule ran and failed last, and the newest that were given up',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.jobs,
  answer: jobReportSchema,
})
