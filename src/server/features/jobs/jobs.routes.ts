import { jobReportSchema } from '../../../contract/schemas/job.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { findDeadJobs, findRuns } from './jobs.repository.ts'

const SHOWN = 100

const readJobs = defineEndpoint(
  {
    method: 'get',
    path: '/server/admin/job',
    tag: 'Admin',
    summary: 'When the jobs of the schedule ran and failed last, and the newest that were given up',
    who: ['admin'],
    answer: jobReportSchema,
  },
  async ({ services: { db } }) => {
    const [runs, dead] = await Promise.all([findRuns(db), findDeadJobs(db, SHOWN)])
    return { runs, dead }
  },
)

export const jobEndpoints = [readJobs]
