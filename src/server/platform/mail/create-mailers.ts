import type { SendEmail } from '@cloudflare/workers-types'
import type { Clock } from '../clock.ts'
import { createCloudflareMailer } from './cloudflare-mailer.ts'
import type { MailSettings } from './mail-settings.ts'
import { closedMailer, keepingMailer, type Mailer, type Mailers, type MailStream } from './mailer.ts'
import { createSesMailer } from './ses-mailer.ts'

type Options = { binding: SendEmail | undefined; product: string; fetch: typeof fetch; clock: Clock }

function createMailer({ streams, ses }: MailSettings, stream: MailStream, options: Options): Mailer {
  const { provider, from: email } = streams[stream]
  const { binding, product, fetch, clock } = options
  const from = { email, name: product }
  if (provider === 'cloudflare' && binding) return createCloudflareMailer(binding, from)
  if (provider === 'ses' && ses) return createSesMailer({ settings: ses, from, stream, fetch, clock })
  return provider === 'none' ? closedMailer : keepingMailer
}

/** Returns the mailer of each stream. */
export const createMailers = (settings: MailSettings, options: Options): Mailers => ({
  account: createMailer(settings, 'account', options),
  subscribed: createMailer(settings, 'subscribed', options),
})
