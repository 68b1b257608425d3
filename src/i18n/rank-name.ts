import type { LocaleCode } from '../domain/locales.ts'
import { RANK_ABBREVIATIONS } from '../domain/vocabulary/rank-abbreviations.ts'
import type { MessageId } from './intl.ts'

type Texts = { code: LocaleCode; t: (id: MessageId, values?: Record<string, string>) => string }

/**
 * "Chief Officer", in other languages "старший помощник (C/O)": crews know the abbreviation everywhere,
 * and some languages name two ranks alike. An unknown slug comes back as it is.
 */
export const rankName = ({ code, t }: Texts, slug: string): string => {
  const abbreviation = RANK_ABBREVIATIONS.get(slug)
  if (abbreviation === undefined) return slug
  const name = t(`rank.${slug}`)
  return abbreviation && code !== 'en' ? t('vocabulary.rank.with-abbreviation', { rank: name, abbreviation }) : name
}
