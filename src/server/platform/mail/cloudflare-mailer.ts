import type { SendEmail } from '@cloudflare/workers-types'
import { type Mailer, MailRefused, type Sender } from './mailer.ts'
import { listHeaders } from './write-mime.ts'

/** The error of a recipient on the suppression list of the account at Cloudflare. */
const SUPPRESSED = 'E_RECIPIENT_SUPPRESSED'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Sends by Cloudflare’s `send_email` binding: transactional mail only. */
export const createCloudflareMailer = (binding: SendEmail, from: Sender): Mailer => ({
  provider: 'cloudflare',
  keeps: false,
  deliver: async ({ stopAt, to, subject, text, html }) => {
    const headers = stopAt && Object.fromEntries(listHeaders(stopAt))
    try {
      await binding.send({ from, to, subject, text, html, ...(headers && { headers }) })
    } catch (error) {
      throw codeOf(error) === SUPPRESSED ? new MailRefused('suppressed', SUPPRESSED) : error
    }
    return undefined
  },
})
