import { Link, PathLink } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { CrewWords } from './crew-words.ts'

type Props = { rank: string; open: number; words: CrewWords }

/** For a company that views a seafarer: suggests an open vacancy. */
export function CompanyPanel({ rank, open, words }: Props) {
  const { t } = words
  // The company's search finds ranks by name.
  const vacancies = withQuery('/company/vacancy', { status: 'published', q: words.rank(rank) })
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('crew.company.title')}</h2>
      <p className="small muted">{t('crew.company.text')}</p>
      <p className="small">{t('crew.company.open', { count: open })}</p>
      {open > 0 ? (
        <PathLink className="button primary full" path={vacancies}>
          {t('page.link.company-vacancies')}
        </PathLink>
      ) : (
        <Link className="button primary full" to="/company/feeds">
          {t('page.link.feeds')}
        </Link>
      )}
    </section>
  )
}
