import { Link } from '#src/app/ui/link.tsx'
import { MatchLines } from '#src/app/ui/match/match-lines.tsx'
import type { AdminReport } from '#src/contract/report/admin-schemas.ts'
import { lineText } from '#src/i18n/match-line-text.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { contest: NonNullable<AdminReport['contest']> }

/** A disputed match line as both sides see it, the words of the seafarer, and what the company decided. */
export function ContestedLine({ contest: { line, item, text, decision, vacancyId } }: Props) {
  const intl = useIntl()
  const { t } = intl
  return (
    <section className="sheet padded column gap-4">
      <div className="row split">
        <h2 className="heading-3">{t('report.kind.contest')}</h2>
        <Link className="small" to="/vacancy/$id" params={{ id: vacancyId }}>
          {t('report.kind.vacancy')}
        </Link>
      </div>
      {item ? (
        <MatchLines items={[{ line: item, mended: false, contest: null }]} mends={false} />
      ) : (
        <p className="bold">{lineText(line, intl)}</p>
      )}
      <p className="u-whitespace-pre-line break-anywhere" dir="auto">
        {text}
      </p>
      <p className="small muted">{t(`match.contest.${decision ?? 'waits'}`)}</p>
    </section>
  )
}
