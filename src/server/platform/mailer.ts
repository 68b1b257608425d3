import type { SendEmail } from '@cloudflare/workers-types'

export type Mail = {
  to: string
  /** Where an answer goes instead of to us. */
  replyTo?: string
  subject: string
  text: string
  html: string
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
  deliver: async (mail) => {
    await binding.send({ from, ...mail })
  },
})
