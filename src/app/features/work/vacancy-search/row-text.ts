import type { VacancyCard } from '#src/contract/vacancy-search/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { VESSEL_SILHOUETTES } from '#src/domain/vocabulary/vessel-silhouettes.ts'
import type { Silhouette } from '#src/domain/vocabulary/vessel-type.ts'
import { cityText } from '#src/i18n/place-name.ts'
import type { Words } from './words.ts'

/** Texts of a row. */
export type RowText = {
  path: string
  silhouette: Silhouette
  rank: string
  isNew: boolean
  vessel: string
  size: string
  joins: string
  isSoon: boolean
  port: string
  duration: string
}

const SOON_DAYS = 14

export const vacancyPath = (vacancy: Pick<VacancyCard, 'id'>): string => `/vacancy/${vacancy.id}`

export const silhouetteOf = (vesselType: string): Silhouette => VESSEL_SILHOUETTES.get(vesselType) ?? 'bulk'

/** Whether joining is within two weeks; `now` in UTC ms. */
export const joinsSoon = (card: Pick<VacancyCard, 'joinFrom' | 'joinTo'>, now: number): boolean =>
  Date.parse(card.joinFrom) - now <= SOON_DAYS * DAY && Date.parse(card.joinTo) + DAY > now

/** Whether it was published since the reader's last visit; `since` in UTC ms, null if unknown. */
export const isNew = (card: Pick<VacancyCard, 'publishedAt'>, since: number | null): boolean =>
  since !== null && card.publishedAt > since

/** The joining port; empty if unknown. */
export const portText = ({ port }: Pick<VacancyCard, 'port'>, words: Words): string =>
  port ? cityText({ city: port.name, country: port.country }, words) : ''

export function describeRow(card: VacancyCard, words: Words, now: number, since: number | null): RowText {
  const { formats } = words
  return {
    path: vacancyPath(card),
    silhouette: silhouetteOf(card.vesselType),
    rank: words.rank(card.rank),
    isNew: isNew(card, since),
    vessel: words.vesselWithClass(card),
    size: words.sizeAndBuilt(card),
    joins: formats.plainDate(card.joinFrom),
    isSoon: joinsSoon(card, now),
    port: portText(card, words),
    duration: words.duration(card),
  }
}
