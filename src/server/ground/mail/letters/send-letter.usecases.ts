import { HOUR, MINUTE, SECOND } from '#src/domain/time.ts'
import { messageOf } from '#src/server/ground/job/job.ts'
import { type Database, runBatch } from '#src/server/platform/database.ts'
import { logFailure } from '#src/server/platform/log.ts'
import { MailRefused } from '#src/server/platform/mail/mailer.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandLetterId, digestRecipient, type Letter, type LetterOutcome, mailDomainOf } from './letter.ts'
import {
  claimLetter,
  keepLetter,
  type LetterKeys,
  loseLetter,
  readLetter,
  recordSent,
  reopenLetter,
  suppressClaimed,
  suppressLetter,
} from './letters.repository.ts'
import { nextAt, spacingOf } from './pace.ts'
import { suppressAddress } from './suppressions.repository.ts'

/** Its subject is the id of a letter that was kept on this machine. */
export const REPORT_KEPT_LETTER = 'report-kept-letter'

/** Longer than a provider may take: a claim of this age has no run any more. */
const LEASE = 2 * MINUTE
const BUSY_FOR = MINUTE
const PAUSE_READ_EVERY = 5 * MINUTE
/** How often a letter is read again after another run changed something. */
const MAX_ROUNDS = 3
/** Characters of an error that are kept. */
const MAX_ERROR = 300

type LetterServices = Needs<'db' | 'clock' | 'keys' | 'mailers' | 'jobQueue'>
type Read = Awaited<ReturnType<typeof readLetter>>

const later = (retryAt: number): LetterOutcome => ({ state: 'later', retryAt })

/** What a row says without any call; undefined if the letter may be claimed. */
async function readOutcome(db: Database, { letter }: Read, now: number): Promise<LetterOutcome | undefined> {
  if (!letter || letter.state === 'open') return undefined
  const { id, state, at } = letter
  if (state === 'suppressed') return { state }
  if (state !== 'claimed') return { state: state === 'unknown' ? state : 'sent' }
  if (at > now - LEASE) return later(at + LEASE)
  await loseLetter(db, id, now - LEASE, 'the run ended before its outcome was recorded')
  return { state: 'unknown' }
}

/** Why a letter is not sent now; undefined if it may be. */
function findObstacle(services: LetterServices, { isPaused, pace }: Read, now: number): LetterOutcome | undefined {
  if (services.mailers.subscribed.provider === 'none') return later(now + HOUR)
  if (isPaused) return later(now + PAUSE_READ_EVERY)
  const paced = pace ? nextAt(pace.bookedUntil) : 0
  return paced > now ? later(paced) : undefined
}

/** The message of an error without the words that contain an address, which providers may repeat. */
function describeError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const words = text.split(' ').map((word) => (word.includes('@') ? '…' : word))
  return words.join(' ').slice(0, MAX_ERROR)
}

/** Records what the provider did with a claimed letter. Throws the refusal of a letter that no provider accepts as it is. */
async function settleFailure(
  { db, clock }: Needs<'db' | 'clock'>,
  { id, addressDigest }: LetterKeys,
  error: unknown,
): Promise<LetterOutcome> {
  const now = clock()
  if (!(error instanceof MailRefused)) {
    logFailure('letter of unknown outcome', id, error)
    await loseLetter(db, id, now, describeError(error))
    return { state: 'unknown' }
  }
  if (error.refusal === 'suppressed') {
    const address = { stream: 'subscribed', addressDigest, scope: null } as const
    await runBatch(db, [suppressAddress(db, address, { reason: 'provider', at: now }), suppressClaimed(db, id)])
    return { state: 'suppressed' }
  }
  await reopenLetter(db, id, describeError(error))
  if (error.refusal === 'refused') throw error
  return later(now + BUSY_FOR)
}

async function keep({ db, clock, jobQueue }: LetterServices, { id, to, mail }: Letter): Promise<void> {
  const { subject, text, html } = mail
  const kept = { letterId: id, recipient: to, subject, text, html, sentAt: clock() }
  await runBatch(db, [recordSent(db, id, undefined), keepLetter(db, kept)])
  await jobQueue.send('letters', [messageOf(REPORT_KEPT_LETTER, id)])
}

async function deliver(services: LetterServices, keys: LetterKeys, letter: Letter): Promise<LetterOutcome> {
  const { subscribed } = services.mailers
  let messageId: string | undefined
  try {
    messageId = await subscribed.deliver({ ...letter.mail, to: letter.to, letterId: letter.id })
  } catch (error) {
    return settleFailure(services, keys, error)
  }
  if (subscribed.keeps) await keep(services, letter)
  else await recordSent(services.db, letter.id, messageId)
  return { state: 'sent' }
}

/**
 * Sends a letter of the subscribed stream once at most: its row is the claim, which is written before the provider is called. A letter whose
 * run ended before its outcome was recorded is `unknown` and never repeated. Pauses, suppressions and the pace are read before every letter.
 * Throws `MailRefused` if the provider does not accept this letter; it may then be corrected and sent by the same id. Throws for a wrong id.
 */
export async function sendLetter(services: LetterServices, letter: Letter): Promise<LetterOutcome> {
  demandLetterId(letter.id)
  const { db, clock } = services
  const { id, source, scope, to } = letter
  const keys = { id, source, scope, addressDigest: digestRecipient(services, to), domain: mailDomainOf(to) }
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const now = clock()
    const read = await readLetter(db, keys, now)
    const outcome = await readOutcome(db, read, now)
    if (outcome) return outcome
    if (read.isSuppressed) {
      await suppressLetter(db, keys, now)
      continue
    }
    const obstacle = findObstacle(services, read, now)
    if (obstacle) return obstacle
    const spacing = spacingOf(read.pace?.firstAt ?? now, now)
    if (await claimLetter(db, keys, { now, spacing })) return deliver(services, keys, letter)
  }
  return later(clock() + SECOND)
}
