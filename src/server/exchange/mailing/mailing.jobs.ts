import type { Registries } from '#src/server/domain.ts'
import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { sendLetter } from '#src/server/ground/mail/letters/send-letter.usecases.ts'
import { SEND_LETTERS, sendLetters } from './engine/send-letters.usecases.ts'
import { settleMailings } from './engine/settle-mailings.usecases.ts'

export const createMailingJobs = ({ products }: Pick<Registries, 'products'>): readonly Job[] => [
  scheduledJob({
    name: SEND_LETTERS,
    lane: 'letters',
    every: 0,
    run: sendLetters(sendLetter),
    next: 'settle-mailings',
  }),
  scheduledJob({ name: 'settle-mailings', every: 0, run: settleMailings(products) }),
]
