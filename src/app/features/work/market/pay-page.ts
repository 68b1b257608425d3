import { createBreadcrumbList } from '#src/app/breadcrumb-list.ts'
import { createNotFound } from '#src/app/not-found.ts'
import type { PageContext, PageHead } from '#src/app/page.ts'
import type { PayIndex } from '#src/contract/market/schemas.ts'
import { EXCHANGE_RATES } from '#src/domain/vocabulary/currencies.ts'
import { type FleetType, isFleetType } from '#src/domain/vocabulary/fleets.ts'
import { type RankDepartment, SEA_DEPARTMENTS } from '#src/domain/vocabulary/ranks.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { type PayFilter, payCrumbs } from './crumbs.ts'
import { createMarketWords, type MarketWords } from './market-words.ts'

export type PayData = { filter: PayFilter; index: PayIndex }

const isDepartment = (value: string): value is RankDepartment => (SEA_DEPARTMENTS as readonly string[]).includes(value)

/** Parses the filter of the address; an unknown value is a 404. */
function readFilter(ctx: PageContext): PayFilter {
  const { fleet, department } = ctx.search
  if ((fleet && !isFleetType(fleet)) || (department && !isDepartment(department))) throw createNotFound(ctx)
  return { fleet: fleet as FleetType | undefined, department: department as RankDepartment | undefined }
}

export async function loadPay(ctx: PageContext): Promise<PayData> {
  const filter = readFilter(ctx)
  return { filter, index: await ctx.api.getPayIndex(filter) }
}

/** "Tanker fleet, Deck"; empty without filters. */
export function namesOf({ fleet, department }: PayFilter, words: MarketWords): string {
  if (fleet && department)
    return words.t('market.pay.both', {
      fleet: words.fleet(fleet),
      department: insideSentence(words.intl, words.department(department)),
    })
  if (fleet) return words.fleet(fleet)
  return department ? words.department(department) : ''
}

export const titleOf = (filter: PayFilter, words: MarketWords): string => {
  const names = namesOf(filter, words)
  return names
    ? words.t('market.pay.title-of', { names: insideSentence(words.intl, names) })
    : words.t('market.pay.title')
}

/** Questions and answers about the figures. */
export const QUESTIONS = ['source', 'median', 'currency', 'few', 'promise'] as const

export const answerTo = (question: (typeof QUESTIONS)[number], { t, formats }: MarketWords): string =>
  t(`market.ask.${question}-answer`, { date: formats.plainDate(EXCHANGE_RATES.date) })

const createQuestionList = (words: MarketWords): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.map((question) => ({
    '@type': 'Question',
    name: words.t(`market.ask.${question}`),
    acceptedAnswer: { '@type': 'Answer', text: answerTo(question, words) },
  })),
})

export function createPayHead({ filter, index }: PayData, ctx: PageContext): PageHead {
  const words = createMarketWords(ctx.intl, formatsFor(ctx.intl))
  const names = namesOf(filter, words)
  return {
    title: titleOf(filter, words),
    description: names ? words.t('market.pay.description-of', { names }) : words.t('market.pay.description'),
    jsonLd: [createBreadcrumbList(payCrumbs(filter, words), ctx), createQuestionList(words)],
    ...(names && index.ranks.length === 0 && { noindex: true }),
  }
}
