import type { SendEmail } from '@cloudflare/workers-types'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** The one-click unsubscribe address (RFC 8058). */
  stopAt?: string
}

export type Mailer = {
  /** Whether mails are stored in the database, to be read at /dev/mail. */
  keeps: boolean
  deliver: (mail: Mail) => Promise<void>
}

/** Local: mail does not leave the machine. */
export const keepingMailer: Mailer = { keeps: true, deliver: async () => {} }

export const createCloudflareMailer = (binding: SendEmail, from: { email: string; name: string }): Mailer => ({
  keeps: false,
  deliver: async ({ stopAt, ...mail }) => {
    const headers = stopAt && {
      'List-Unsubscribe': `<${stopAt}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
    await binding.send({ from, ...mail, ...(headers && { headers }) })
  },
})
