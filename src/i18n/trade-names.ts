import type { PageFormats } from './formats-for.ts'
import type { AppIntl, MessageId } from './intl.ts'
import { memoise } from './memo.ts'
import { rankName } from './rank-name.ts'

/** Names of the trade in one language, each made once per isolate; an unknown slug of an address comes back as it is. */
export type TradeNames = {
  intl: AppIntl
  formats: PageFormats
  t: AppIntl['t']
  rank: (slug: string) => string
  vessel: (slug: string) => string
  fleet: (slug: string) => string
  department: (slug: string) => string
  english: (level: string) => string
}

const known = new WeakMap<PageFormats, TradeNames>()

export function tradeNames(intl: AppIntl, formats: PageFormats): TradeNames {
  const found = known.get(formats)
  if (found) return found
  const fresh = createTradeNames(intl, formats)
  known.set(formats, fresh)
  return fresh
}

function createTradeNames(intl: AppIntl, formats: PageFormats): TradeNames {
  const { t } = intl
  const named = (idOf: (slug: string) => MessageId) => memoise((slug) => (intl.has(idOf(slug)) ? t(idOf(slug)) : slug))
  return {
    intl,
    formats,
    t,
    rank: memoise((slug) => rankName(intl, slug)),
    vessel: named((slug) => `vessel.${slug}`),
    fleet: named((slug) => `vocabulary.fleet.${slug}`),
    department: named((slug) => `vocabulary.department.${slug}`),
    english: named((level) => `vocabulary.english.${level}`),
  }
}
