import { env } from 'cloudflare:test'
import type { MailingOrderInput } from '#src/contract/mailing/order-schemas.ts'
import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import { MAILINGS, PACKAGES, type SoldMailing } from '#src/domain/mailing/mailings.ts'
import { noteLetterEvent } from '#src/server/exchange/mailing/engine/letter-events.usecases.ts'
import { sendLetters } from '#src/server/exchange/mailing/engine/send-letters.usecases.ts'
import { settleMailings } from '#src/server/exchange/mailing/engine/settle-mailings.usecases.ts'
import type { RecipientRow } from '#src/server/exchange/mailing/mailing.tables.ts'
import { cancelMailing } from '#src/server/exchange/mailing/order/cancel-mailing.usecases.ts'
import { orderMailing } from '#src/server/exchange/mailing/order/order-mailing.usecases.ts'
import { payOf, quoteMailing } from '#src/server/exchange/mailing/order/quote-mailing.usecases.ts'
import type { Letter, LetterOutcome } from '#src/server/ground/mail/letters/letter.ts'
import type { LetterNews } from '#src/server/ground/mail/letters/letter-events.ts'
import type { Client } from './client.ts'
import { createId, insertCompany, insertRow } from './fixtures.ts'
import { sessionOf } from './people.ts'
import type { TestServer } from './server-of.ts'
import { nextKey } from './test-shop.ts'

type Receiver = {
  rule?: Record<string, string | number | null>
  company?: Record<string, string | number | null>
  /** Null for an agency without a confirmed address. */
  address?: string | null
}

/** A verified agency that receives CVs at a confirmed address. */
export async function insertReceiver({ rule = {}, company = {}, address }: Receiver = {}) {
  const made = await insertCompany(company)
  await insertRow('mailing_rule', { organisation_id: made.id, frequency: 'each', updated_at: 1, ...rule })
  if (address !== null)
    await insertRow('mailing_address', {
      ...{ id: createId(), organisation_id: made.id, asked_at: 1, confirmed_at: 2 },
      address: address ?? `crew@${made.slug}.example`,
    })
  return made
}

export const CHOICE: MailingChoice = {
  ...{ fleets: [], vesselTypes: [], countries: [], agencies: [], atMost: null, notTo: [], language: null },
  ...{ isHideRu: false, isWithEmployers: false, isWithRecent: false, isWithForm: false },
  ...{ residence: 'PL', currency: 'USD' },
}

export const idOf = (slug: SoldMailing['slug']): string =>
  [...MAILINGS, ...PACKAGES].find((one) => one.slug === slug)?.id ?? ''

/** What the page of the mailing would send. */
export async function askForMailing(
  server: TestServer,
  client: Client,
  choice: Partial<MailingChoice> = {},
  slug: SoldMailing['slug'] = 'tankers',
): Promise<MailingOrderInput> {
  const asked = { ...CHOICE, ...choice }
  const session = await sessionOf(server, client)
  const quote = await quoteMailing(server.services, session, idOf(slug), asked)
  const { found, quota, priceVersion } = quote
  const total = payOf(quote)
  return {
    ...{ mailing: idOf(slug), choice: asked as MailingOrderInput['choice'] },
    ...{ isCountriesChosen: true, isBegunAtOnce: true },
    seen: {
      ...{ agencies: found.reach.agencies, free: quota.letters, priceVersion, total: total?.minor ?? (0 as never) },
      countries: found.reach.countries.map(({ code }) => code),
    },
  }
}

/** Orders a mailing as the page would; returns its id. */
export async function orderAs(
  server: TestServer,
  client: Client,
  choice: Partial<MailingChoice> = {},
  { key = nextKey(), slug = 'tankers' as SoldMailing['slug'], input = {} as Partial<MailingOrderInput> } = {},
): Promise<string> {
  const asked = { ...(await askForMailing(server, client, choice, slug)), ...input }
  const { services, product } = server
  return orderMailing(services, product.products, await sessionOf(server, client), { input: asked, key })
}

export const cancelAs = async (server: TestServer, client: Client, id: string): Promise<void> =>
  cancelMailing(server.services, server.product.products, await sessionOf(server, client), id)

export const findLetters = async (mailingId: string): Promise<RecipientRow[]> => {
  const { results } = await env.DB.prepare(
    `SELECT organisation_id AS organisationId, position, funds, line, state, settled, reason, due_at AS dueAt, letter_id AS letterId,
      sent_at AS sentAt FROM mailing_recipient WHERE mailing_id = ? ORDER BY position`,
  )
    .bind(mailingId)
    .all<RecipientRow>()
  return results
}

/** A stream of letters that keeps what left it, once for an id, as the product’s own does. */
export function createSink() {
  const letters: Letter[] = []
  const answers = new Map<string, LetterOutcome['state']>()
  const sink = {
    letters,
    /** Outcomes by address; others are sent. */
    outcomes: new Map<string, LetterOutcome>(),
    /** Addresses at which sending fails before the letter leaves. */
    failing: new Set<string>(),
    send: async (_: unknown, letter: Letter): Promise<LetterOutcome> => {
      if (sink.failing.has(letter.to)) throw new Error('the provider failed')
      const known = answers.get(letter.id)
      if (known) return { state: known as 'sent' }
      const outcome = sink.outcomes.get(letter.to) ?? ({ state: 'sent' } as const)
      if (outcome.state === 'sent' || outcome.state === 'unknown') letters.push(letter)
      if (outcome.state !== 'later') answers.set(letter.id, outcome.state)
      return outcome
    },
  }
  return sink
}

export type Sink = ReturnType<typeof createSink>

/** As the schedule would: sends what is due, and settles. */
export async function runMailings({ services, product }: TestServer, sink: Sink): Promise<void> {
  await sendLetters(sink.send)(services)
  await settleMailings(product.products)(services)
}

/** An event about every letter of a mailing, or about the one to an agency. */
export async function report(
  { services, now }: TestServer,
  mailingId: string,
  event: LetterNews['event'],
  organisationId?: string,
): Promise<void> {
  for (const { letterId, organisationId: to } of await findLetters(mailingId))
    if (letterId && (!organisationId || to === organisationId))
      await noteLetterEvent(services, { letterId, event, at: now() })
}
