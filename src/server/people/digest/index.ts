import { describeDomain } from '#src/server/domain.ts'
import { scheduledJob } from '#src/server/ground/job/job.ts'
import { digestPersonalData } from './digest.personal-data.ts'
import { writeDigests } from './write-digests.usecases.ts'

export const digestDomain = describeDomain({
  jobs: ({ digests }) => [
    scheduledJob({ name: 'write-digests', every: 0, run: (services) => writeDigests(services, digests) }),
  ],
  personalData: digestPersonalData,
})
