import { type Job, scheduledJob } from '../job/job.ts'
import { SEND_MAIL } from './outbox.usecases.ts'
import { giveUpMail, type MailRegistry, resendWaitingMails, sendMail } from './send-mail.usecases.ts'

export const createMailJobs = (registry: MailRegistry): readonly Job[] => [
  {
    name: SEND_MAIL,
    lane: 'mail',
    deadline: 60,
    attempts: 5,
    run: (services, id) => sendMail(services, registry, id),
    giveUp: giveUpMail,
  },
  scheduledJob({ name: 'resend-waiting-mails', every: 0, run: resendWaitingMails }),
]
