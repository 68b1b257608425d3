import type { SeaGroup } from '#src/domain/sea-service/break-down.ts'
import type { SeaLength } from '#src/domain/sea-service/sea-modes.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { lengthOf } from '#src/i18n/cv/sea-length.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** Names of what a CV tells: words of the vocabularies in the reader's language, others as they were typed. */
export function useNames() {
  const intl = useIntl()
  const { t, has } = intl
  const formats = useFormats()
  const { country } = formats
  const named = (id: MessageId, typed: string) => (has(id) ? t(id) : typed)
  const rank = (slug: string) => rankName(intl, slug)
  const vessel = (slug: string) => named(`vessel.${slug}`, slug)
  return {
    rank,
    vessel,
    country: (code: string) => (isCountry(code) ? country(code) : code),
    certificate: (slug: string) => named(`certificate.${slug}`, slug),
    member: (group: SeaGroup, name: string) => {
      if (group === 'rank') return rank(name)
      return group === 'vessel' ? vessel(name) : name
    },
    length: (length: SeaLength): string => lengthOf(intl, length, formats),
  }
}
