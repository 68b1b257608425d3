import * as declared from '#src/contract/job/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { findDeadJobs, findRuns } from './job.repository.ts'

const SHOWN = 100

const readJobs = implement(declared.readJobs, async ({ services: { db } }) => {
  const [runs, dead] = await Promise.all([findRuns(db), findDeadJobs(db, SHOWN)])
  return { runs, dead }
})

export const jobEndpoints = [readJobs]
