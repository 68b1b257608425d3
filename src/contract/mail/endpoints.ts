import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'

const TAG = 'Development'
/** Of a letter; other mails have ids of 36 characters. */
const MAX_ID = 64

const mailLineSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  language: z.string(),
  subject: z.string(),
  sentAt: z.int(),
  /** Whether no one has an account with that address. */
  isStranger: z.boolean(),
  /** The stream by which it would leave. */
  stream: z.enum(['account', 'subscribed']),
})

const mailListSchema = z.object({ items: z.array(mailLineSchema) })

const mailSchema = mailLineSchema.extend({ text: z.string(), html: z.string() })

export const listMails = declareEndpoint({
  method: 'get',
  path: '/server/dev/mail',
  tag: TAG,
  summary: 'List mails stored locally, newest first; only with DEV_MAIL',
  who: 'anyone',
  answer: mailListSchema,
  errors: ['not-found'],
})

export const readMail = declareEndpoint({
  method: 'get',
  path: '/server/dev/mail/{id}',
  tag: TAG,
  summary: 'Get a mail stored locally; only with DEV_MAIL',
  who: 'anyone',
  params: z.object({ id: limited(MAX_ID) }),
  answer: mailSchema,
})

export const postSesEvent = declareEndpoint({
  method: 'post',
  path: '/server/webhook/ses',
  tag: 'Webhooks',
  summary: 'Receive an event of Amazon SES by Amazon SNS, and apply it to its letter',
  who: 'anyone',
  kind: 'webhook',
  // The signature is in the body.
  signatureHeaders: [],
  answer: z.object({ received: z.literal(true) }),
})
