/** Mail leaves in two streams. Each has its own provider, sender domain, suppression list and pace. */
export const MAIL_STREAMS = ['account', 'subscribed'] as const
export type MailStream = (typeof MAIL_STREAMS)[number]

/** `none`: mail waits until a provider is configured. */
export const MAIL_PROVIDERS = ['local', 'cloudflare', 'ses', 'none'] as const
export type MailProvider = (typeof MAIL_PROVIDERS)[number]

export type Attachment = { name: string; type: string; bytes: Uint8Array }

/** A mail to one recipient. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** The one-click unsubscribe address (RFC 8058). */
  stopAt?: string
  attachments?: readonly Attachment[]
  /** Our id of a letter, which the provider returns with its events. */
  letterId?: string
}

/** Who sends the mail of a stream. */
export type Sender = { email: string; name: string }

export type Mailer = {
  provider: MailProvider
  /** Whether mails are stored in the database, to be read at /dev/mail. */
  keeps: boolean
  /**
   * Returns the provider’s id of the message, if it gives one. Throws `MailRefused` if the provider certainly did not accept the mail; after any
   * other error it may have.
   */
  deliver: (mail: Mail) => Promise<string | undefined>
}

export type Mailers = Readonly<Record<MailStream, Mailer>>

/**
 * `busy`: the provider accepts the mail later. `suppressed`: it accepts no mail to this recipient. `refused`: it does not accept this mail.
 */
export type Refusal = 'busy' | 'suppressed' | 'refused'

export class MailRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, message: string) {
    super(message)
    this.name = 'MailRefused'
    this.refusal = refusal
  }
}

/** Local: mail does not leave the machine. */
export const keepingMailer: Mailer = { provider: 'local', keeps: true, deliver: async () => undefined }

export const closedMailer: Mailer = {
  provider: 'none',
  keeps: false,
  deliver: async () => {
    throw new MailRefused('busy', 'no provider is configured')
  },
}

/** The same mailer for both streams. */
export const forBothStreams = (mailer: Mailer): Mailers => ({ account: mailer, subscribed: mailer })
