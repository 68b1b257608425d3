import { type Job, scheduledJob } from '../job/job.ts'
import { alarmOfPauses } from './letters/alarm-of-pauses.usecases.ts'
import { readKeptReport } from './letters/kept-letters.usecases.ts'
import { applyReport } from './letters/letter-events.ts'
import { REPORT_KEPT_LETTER } from './letters/send-letter.usecases.ts'
import { sweepLetters } from './letters/sweep-letters.usecases.ts'
import { SEND_MAIL, SEND_SUBSCRIBED } from './outbox.usecases.ts'
import { giveUpMail, type MailRegistry, resendWaitingMails, sendMail } from './send-mail.usecases.ts'

type Registry = Parameters<typeof applyReport>[1] & { mails: MailRegistry }

const SENDING = { deadline: 60, attempts: 5, giveUp: giveUpMail } as const

/** Jobs of the outbox and of letters. */
export const createMailJobs = (registry: Registry): readonly Job[] => [
  {
    ...SENDING,
    name: SEND_MAIL,
    lane: 'mail',
    run: (services, id) => sendMail(services, registry.mails, id, 'mail'),
  },
  {
    ...SENDING,
    name: SEND_SUBSCRIBED,
    lane: 'letters',
    run: (services, id) => sendMail(services, registry.mails, id, 'letters'),
  },
  {
    name: REPORT_KEPT_LETTER,
    lane: 'letters',
    deadline: 60,
    attempts: 5,
    run: async (services, id) => {
      const report = await readKeptReport(services, id)
      if (report) await applyReport(services, registry, report)
    },
  },
  scheduledJob({ name: 'resend-waiting-mails', every: 0, run: resendWaitingMails }),
  scheduledJob({ name: 'alarm-of-pauses', every: 0, run: (services) => alarmOfPauses(services, registry.mails) }),
  scheduledJob({ name: 'sweep-letters', every: 24 * 60, run: sweepLetters }),
]
