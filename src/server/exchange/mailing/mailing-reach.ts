import { MAILINGS, type MailingSlug } from '#src/domain/mailing/mailings.ts'
import { type HoldingRule, readRules } from '#src/server/ground/dated-rule/read-rule.ts'
import type { Database } from '#src/server/platform/database.ts'
import { findReceivers, type Receiver } from './receivers.repository.ts'

/** Whom a mailing reaches. */
export type Reach = {
  agencies: number
  countries: { code: string; agencies: number }[]
  leftOut: number
  ownForms: number
  filledFree: number
}

export type Fact = HoldingRule<'agency-russian'>['scope']

/** Whether a dated rule counts the agency as Russian. */
export const isRussian = (
  { slug, country, seat }: Pick<Receiver, 'slug' | 'country' | 'seat'>,
  facts: readonly Fact[],
): boolean =>
  facts.some(({ fact, is }) => is === { 'licence-country': country, 'seat-country': seat, agency: slug }[fact])

/** The fleets for which an agency receives CVs; an empty list has no limit. */
export type Receiving = { fleets: readonly Receiver['fleets'][number][] }

export const receives = ({ fleets }: Receiving, wanted: readonly string[]): boolean =>
  fleets.length === 0 || fleets.some((fleet) => wanted.includes(fleet))

/** Countries with their agencies, those with most agencies first. */
export function countByCountry(receivers: readonly Pick<Receiver, 'country'>[]): Reach['countries'] {
  const groups = Map.groupBy(receivers, ({ country }) => country)
  return [...groups]
    .map(([code, { length: agencies }]) => ({ code, agencies }))
    .sort((one, other) => other.agencies - one.agencies || (one.code < other.code ? -1 : 1))
}

function measure(receivers: readonly Receiver[], hidden: readonly Receiver[], wanted: readonly string[]): Reach {
  const all = receivers.filter((one) => receives(one, wanted))
  const left = all.filter((one) => !hidden.includes(one))
  return {
    agencies: left.length,
    countries: countByCountry(left),
    leftOut: all.length - left.length,
    ownForms: left.filter(({ form }) => form !== null).length,
    filledFree: left.filter(({ form }) => form === 1).length,
  }
}

/** `receivers`: all agencies that are not left out. */
export type Reaches = { reaches: ReadonlyMap<MailingSlug, Reach>; receivers: readonly Receiver[] }

/** Returns whom each mailing reaches on a plain date. */
export async function readReach(db: Database, { on, isHideRu }: { on: string; isHideRu: boolean }): Promise<Reaches> {
  const [receivers, facts] = await Promise.all([findReceivers(db), isHideRu ? readRules(db, 'agency-russian', on) : []])
  const hidden = receivers.filter((one) =>
    isRussian(
      one,
      facts.map(({ scope }) => scope),
    ),
  )
  return {
    reaches: new Map(MAILINGS.map(({ slug, fleets }) => [slug, measure(receivers, hidden, fleets)])),
    receivers: receivers.filter((one) => !hidden.includes(one)),
  }
}
