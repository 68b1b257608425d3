import { z } from 'zod'
import type { MailStream } from '#src/server/platform/mail/mailer.ts'
import type { LetterReport } from '../letters/letter-states.ts'

const timed = z.object({ timestamp: z.string().optional() })

/** The parts of an event of Amazon SES that we use. */
const eventSchema = z.object({
  eventType: z.string(),
  mail: z.object({
    messageId: z.string(),
    destination: z.array(z.string()).default([]),
    tags: z.record(z.string(), z.array(z.string())).default({}),
  }),
  bounce: timed.extend({ bounceType: z.string(), bounceSubType: z.string().default('') }).optional(),
  complaint: timed.optional(),
  delivery: timed.optional(),
})

type Event = z.output<typeof eventSchema>

/** What an event reports of one mail. */
export type SesReport = {
  stream: MailStream
  /** Null for mail of the stream `account`. */
  letterId: string | null
  messageId: string
  recipient: string
  report: LetterReport
  /** UTC ms; undefined if the event names no time. */
  at: number | undefined
}

/** The recipient is on the suppression list of the account at Amazon or of Amazon itself. */
const LISTED = ['Suppressed', 'OnAccountSuppressionList']

function readBounce({ bounce }: Event): LetterReport {
  if (bounce && LISTED.includes(bounce.bounceSubType)) return 'suppressed'
  return bounce?.bounceType === 'Permanent' ? 'bounced' : 'soft-bounced'
}

/** By the type of the event. A delay, like all other types, says nothing final. */
const REPORTS: Readonly<Record<string, (event: Event) => LetterReport>> = {
  Bounce: readBounce,
  Complaint: () => 'complained',
  Delivery: () => 'delivered',
  Reject: () => 'rejected',
}

function parseEvent(text: string): Event | undefined {
  try {
    return eventSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Reads an event of Amazon SES; undefined for one that reports nothing final, or about no mail of a stream. */
export function readSesEvent(text: string): SesReport | undefined {
  const event = parseEvent(text)
  const report = event && REPORTS[event.eventType]?.(event)
  const stream = event?.mail.tags.stream?.[0]
  if (!event || !report || (stream !== 'account' && stream !== 'subscribed')) return undefined
  const { messageId, destination, tags } = event.mail
  const at = Date.parse((event.bounce ?? event.complaint ?? event.delivery)?.timestamp ?? '')
  const letterId = tags.letter?.[0] ?? null
  return {
    ...{ stream, letterId, messageId, report, recipient: destination[0] ?? '' },
    at: Number.isNaN(at) ? undefined : at,
  }
}
