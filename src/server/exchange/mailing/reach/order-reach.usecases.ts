import type { Cv } from '#src/domain/cv/cv.ts'
import type { LeftOutBy, MailingChoice, MailingReach } from '#src/domain/mailing/mailing-choice.ts'
import { type MailingFacts, readMailingFacts } from '#src/domain/mailing/mailing-facts.ts'
import { firstMissed, type LetterFrequency, type MailingRule } from '#src/domain/mailing/mailing-rule.ts'
import type { SoldMailing } from '#src/domain/mailing/mailings.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { readRules } from '#src/server/ground/dated-rule/read-rule.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countByCountry, isRussian, receives } from '../mailing-reach.ts'
import { type Candidate, findCandidates, findReached } from './candidates.repository.ts'
import { findEmployers } from './employers.usecases.ts'

/** An agency that got the CV within this time is left out. */
export const RECENT_FOR = 90 * DAY

/** Whose CV is sent. */
export type Sender = { accountId: string; seamanId: string; cv: Cv }

export type Addressee = {
  organisationId: string
  slug: string
  name: string
  /** Whether the agency may be named to the seafarer. */
  named: boolean
  country: string
  frequency: LetterFrequency
  /** Whether it asks for the CV on its own form. */
  ownForm: boolean
  /** In which daily and weekly letters are due; null is UTC. */
  timeZone: string | null
  /** The ships for which it asks; an empty list has no limit. */
  ships: Pick<MailingRule, 'fleets' | 'vesselTypes'>
}

export type OrderReach = {
  reach: MailingReach
  facts: MailingFacts
  /** In the order in which a maximum takes them. */
  addressees: readonly Addressee[]
}

type Check = (candidate: Candidate) => boolean

const isIn = (chosen: readonly string[], value: string): boolean => chosen.length === 0 || chosen.includes(value)
const meets = (chosen: readonly string[], ruled: readonly string[]): boolean =>
  chosen.length === 0 || ruled.length === 0 || ruled.some((one) => chosen.includes(one))

const isChosen =
  ({ fleets, vesselTypes, countries, agencies }: MailingChoice): Check =>
  ({ rule, country, slug }) =>
    meets(fleets, rule.fleets) &&
    meets(vesselTypes, rule.vesselTypes) &&
    isIn(countries, country) &&
    isIn(agencies, slug)

type Exclusions = { isRu: Check; isEmployer: Check; isRecent: Check }

async function readExclusions(
  services: Needs<'db' | 'clock'>,
  { accountId, seamanId, cv }: Sender,
  choice: MailingChoice,
): Promise<Exclusions> {
  const { db, clock } = services
  const on = toPlainDate(clock())
  const [facts, employers, reached] = await Promise.all([
    choice.isHideRu ? readRules(db, 'agency-russian', on) : [],
    choice.isWithEmployers ? new Set<string>() : findEmployers(services, { seamanId, experience: cv.experience }, on),
    choice.isWithRecent ? new Set<string>() : findReached(db, accountId, clock() - RECENT_FOR),
  ])
  const scopes = facts.map(({ scope }) => scope)
  return {
    isRu: (one) => isRussian(one, scopes),
    isEmployer: ({ id }) => employers.has(id),
    isRecent: ({ id }) => reached.has(id),
  }
}

/** Why an agency is left out, the first reason that applies; undefined if it gets the CV. */
function reasonOf(
  candidate: Candidate,
  choice: MailingChoice,
  { isRu, isEmployer, isRecent }: Exclusions,
  missed: (candidate: Candidate) => LeftOutBy | undefined,
): LeftOutBy | undefined {
  if (!isChosen(choice)(candidate)) return 'not-chosen'
  if (isRu(candidate)) return 'ru'
  if (isEmployer(candidate)) return 'employer'
  if (isRecent(candidate)) return 'recent'
  if (choice.notTo.includes(candidate.slug)) return 'named'
  return candidate.hasAddress ? missed(candidate) : 'no-address'
}

const countBy = <Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> =>
  Object.fromEntries([...Map.groupBy(keys, (key) => key)].map(([key, { length }]) => [key, length])) as never

/** Another order for each seafarer, and the same for each order of one. */
const inTurn = (accountId: string, candidates: readonly Candidate[]): Candidate[] =>
  candidates
    .map((candidate) => ({ candidate, turn: hashText(`${accountId} ${candidate.id}`) }))
    .sort((one, other) => (one.turn < other.turn ? -1 : 1))
    .map(({ candidate }) => candidate)

const toAddressee = ({ id, slug, name, country, timeZone, rule }: Candidate): Addressee => ({
  ...{ organisationId: id, slug, name, country, timeZone, named: rule.named, ownForm: rule.ownForm },
  frequency: rule.frequency as Addressee['frequency'],
  ships: { fleets: rule.fleets, vesselTypes: rule.vesselTypes },
})

/** Returns whom a mailing reaches now, and who is left out for which reason. */
export async function readOrderReach(
  services: Needs<'db' | 'clock'>,
  { fleets }: Pick<SoldMailing, 'fleets'>,
  sender: Sender,
  choice: MailingChoice,
): Promise<OrderReach> {
  const now = services.clock()
  const on = toPlainDate(now)
  const facts = readMailingFacts(sender.cv, on)
  const [all, exclusions] = await Promise.all([
    findCandidates(services.db, now),
    readExclusions(services, sender, choice),
  ])
  const judged = inTurn(
    sender.accountId,
    all.filter(({ rule }) => receives(rule, fleets)),
  ).map((candidate) => ({
    candidate,
    reason: reasonOf(candidate, choice, exclusions, ({ rule }) => firstMissed(rule, facts, on)),
  }))
  const left = judged.filter(({ reason }) => !reason).map(({ candidate }) => candidate)
  const taken = left.slice(0, choice.atMost ?? left.length)
  const leftOut = countBy([
    ...judged.flatMap(({ reason }) => reason ?? []),
    ...left.slice(taken.length).map(() => 'at-most' as const),
  ])
  const frequencies = { each: 0, daily: 0, weekly: 0, ...countBy(taken.map(toAddressee).map((one) => one.frequency)) }
  return {
    reach: { agencies: taken.length, countries: countByCountry(taken), frequencies, leftOut },
    facts,
    addressees: taken.map(toAddressee),
  }
}
