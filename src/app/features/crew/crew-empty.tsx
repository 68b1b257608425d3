import { PathLink } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { type CrewFilters, changeCrew, crewAddress } from './crew-filters.ts'
import type { CrewWords } from './crew-words.ts'

type Props = { isFiltered: boolean; filters: CrewFilters; words: CrewWords }

/** Nobody is here: because of the page, of the filters, or because nobody is listed at all. */
export function CrewEmpty({ isFiltered, filters, words: { t } }: Props) {
  const link = (path: string, text: string) => (
    <PathLink className="button" path={path}>
      {text}
    </PathLink>
  )
  if (filters.page > 1) {
    const first = link(crewAddress(changeCrew(filters, {})), t('crew.empty.past-link'))
    return <EmptyState title={t('crew.empty.past-title')} text={t('crew.empty.past-text')} action={first} />
  }
  if (!isFiltered) return <EmptyState title={t('crew.empty.none-title')} text={t('crew.empty.none-text')} />
  const all = link('/seamans', t('crew.empty.all'))
  return <EmptyState title={t('crew.empty.title')} text={t('crew.empty.text')} action={all} />
}
