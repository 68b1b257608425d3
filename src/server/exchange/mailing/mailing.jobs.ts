import type { Registries } from '#src/server/domain.ts'
import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import type { SendLetter } from './engine/letter-port.ts'
import { SEND_LETTERS, sendLetters } from './engine/send-letters.usecases.ts'
import { settleMailings } from './engine/settle-mailings.usecases.ts'

/** @param send undefined without a stream for letters: none is sent then, and what is not sent in time is released */
export const createMailingJobs = ({ products }: Pick<Registries, 'products'>, send?: SendLetter): readonly Job[] => [
  ...(send ? [scheduledJob({ name: SEND_LETTERS, every: 0, run: sendLetters(send), next: 'settle-mailings' })] : []),
  scheduledJob({ name: 'settle-mailings', every: 0, run: settleMailings(products) }),
]
