import { Facts } from '#src/app/ui/facts.tsx'
import type { Company } from '#src/contract/crewing/schemas.ts'
import { JOINING_QUESTIONS, MIN_JOINING_ANSWERS } from '#src/domain/application/stage-details.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Figures by seafarers who joined; nothing below the minimum. */
export function JoinedFigures({ company: { joined } }: { company: Company }) {
  const { t } = useIntl()
  const rows = JOINING_QUESTIONS.flatMap((question) => {
    const figure = joined[question]
    return figure ? [{ label: t(`crewing.joined.${question}`), value: t('crewing.joined.share', figure) }] : []
  })
  if (rows.length === 0) return null
  return (
    <section className="section" aria-labelledby="joined">
      <header className="section-head">
        <h2 id="joined">{t('crewing.joined.title')}</h2>
      </header>
      <Facts rows={rows} />
      <p className="smallest faint under">{t('crewing.joined.measured', { least: MIN_JOINING_ANSWERS })}</p>
    </section>
  )
}
