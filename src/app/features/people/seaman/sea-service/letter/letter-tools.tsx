import { Link } from '#src/app/ui/link.tsx'
import { foldName } from '#src/domain/sea-service/break-down.ts'
import type { SeaMode } from '#src/domain/sea-service/sea-modes.ts'
import type { Voyage } from '#src/domain/sea-service/voyages.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { voyages: readonly Voyage[]; mode: SeaMode; company: string }

/** Whose statement it is, and the printer; none of it is printed. */
export function LetterTools({ voyages, mode, company }: Props) {
  const { t } = useIntl()
  const companies = new Map(
    voyages.flatMap(({ entry }) => (entry.company ? [[foldName(entry.company), entry.company]] : [])),
  )
  const current = (name: string) => (foldName(name) === foldName(company) ? 'page' : undefined)
  return (
    <div className="not-on-paper column u-pbs-5 u-pbe-6">
      <div className="row split">
        <Link to="/seaman/cv/sea-service" search={{ mode }}>
          {t('sea-service.page.title')}
        </Link>
        <button type="button" className="button primary js-only" onClick={() => window.print()}>
          {t('sea-service.letter.print')}
        </button>
      </div>
      <nav className="row" aria-label={t('sea-service.letter.company')}>
        <Link to="/seaman/cv/sea-service/letter" search={{ mode }} className="chip" aria-current={current('')}>
          {t('sea-service.letter.all')}
        </Link>
        {[...companies.values()].map((name) => (
          <Link
            key={name}
            to="/seaman/cv/sea-service/letter"
            search={{ mode, company: name }}
            className="chip"
            aria-current={current(name)}
          >
            <bdi>{name}</bdi>
          </Link>
        ))}
      </nav>
    </div>
  )
}
