import type { SendEmail } from '@cloudflare/workers-types'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Where a program of mail stops such mails at once (RFC 8058). */
  stopAt?: string
}

export type Mailer = {
  /** Whether mails are kept in the database, to be read at /dev/mail. */
  keeps: boolean
  deliver: (mail: Mail) => Promise<void>
}

/** Local: nothing leaves the machine. */
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
