import { Link } from '#src/app/ui/link.tsx'
import { SEA_MODES, type SeaMode } from '#src/domain/sea-service/sea-modes.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** How to count, by the address: it works without scripting, and can be kept and sent. */
export function ModeChoice({ mode }: { mode: SeaMode }) {
  const { t } = useIntl()
  return (
    <div className="row split low u-pbe-4">
      <div className="column">
        <nav className="segments" aria-label={t('sea-service.mode.label')}>
          {SEA_MODES.map((choice) => (
            <Link
              key={choice}
              to="/seaman/cv/sea-service"
              search={{ mode: choice }}
              aria-current={choice === mode ? 'page' : undefined}
            >
              {t(`sea-service.mode.${choice}`)}
            </Link>
          ))}
        </nav>
        <p className="small muted">{t(`sea-service.about.${mode}`)}</p>
      </div>
      <Link className="button" to="/seaman/cv/sea-service/letter" search={{ mode }}>
        {t('sea-service.letter.open')}
      </Link>
    </div>
  )
}
