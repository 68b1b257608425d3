import type { Watched } from '#src/domain/cv/radar.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** The name of a paper; pressing it opens its fields. */
export function OpenPaper({ paper, onOpen }: { paper: Watched; onOpen: () => void }) {
  const intl = useIntl()
  return (
    <button type="button" className="cv-open" onClick={onOpen}>
      <bdi>{nameTerm('paper', paper.name ?? '', intl) || intl.t('cv.entry.unnamed')}</bdi>
    </button>
  )
}
