import { describeDomain } from '#src/server/domain.ts'
import { jobJobs } from './job.jobs.ts'
import { jobEndpoints } from './job.routes.ts'

export const jobDomain = describeDomain({
  endpoints: jobEndpoints,
  jobs: jobJobs,
  notPersonal: {
    dead_job: 'names of jobs, random ids of what they were about, and messages of errors without values',
    job_run: 'when the jobs of the schedule ran',
  },
})
