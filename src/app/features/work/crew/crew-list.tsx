import type { PageProps } from '#src/app/page.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { CREW } from '#src/contract/lists.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { CrewFilterForm } from './crew-filter-form.tsx'
import type { CrewData } from './crew-pages.ts'
import { CrewResults } from './crew-results.tsx'
import { crewWords } from './crew-words.ts'
import { OwnNotice } from './own-notice.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'

export function CrewList({ data: { crew }, ctx }: PageProps<CrewData>) {
  const words = crewWords(useIntl(), useFormats())
  const query = readList(CREW, ctx.search)
  const { total, totalIsExact, own } = crew
  const { t } = words
  return (
    <div className="wrap">
      <div className="page-head">
        <div className="column gap-1">
          <h1>{t('crew.list.title')}</h1>
          {total > 0 && (
            <p className="muted">{t(totalIsExact ? 'crew.list.count' : 'crew.list.count-many', { count: total })}</p>
          )}
        </div>
      </div>
      <div className="column gap-5">
        {own && <OwnNotice own={own} words={words} />}
        <CrewFilterForm choices={crew.choices} query={query} words={words} />
        <CrewResults data={crew} query={query} words={words} ctx={ctx} />
        <PrivacyNotice words={words} />
      </div>
    </div>
  )
}
