import * as declared from '#src/contract/endpoints/jobs.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { findDeadJobs, findRuns } from './jobs.repository.ts'

const SHOWN = 100

const readJobs = implement(declared.readJobs, async ({ services: { db } }) => {
  const [runs, dead] = await Promise.all([findRuns(db), findDeadJobs(db, SHOWN)])
  return { runs, dead }
})

export const jobEndpoints = [readJobs]
