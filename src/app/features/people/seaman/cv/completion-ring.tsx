import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { Completion, Incomplete } from '#src/domain/cv/completion.ts'
import { useIntl } from '#src/i18n/react.tsx'

const RADIUS = 40
const ROUND = 2 * Math.PI * RADIUS

/** The completion of the CV as a ring with quarters. The last quarter is the photo's, and remains open. */
export function CompletionRing({ points }: Pick<Completion, 'points'>) {
  const { t } = useIntl()
  return (
    <svg className="ring" viewBox="0 0 96 96" role="img" aria-label={t('cv.ring.label', { points })}>
      <circle className="track" cx="48" cy="48" r={RADIUS} />
      <circle
        className="value"
        cx="48"
        cy="48"
        r={RADIUS}
        transform="rotate(-90 48 48)"
        strokeDasharray={`${(points / 100) * ROUND} ${ROUND}`}
      />
      <path className="open" d="M8 48A40 40 0 0 1 48 8" />
      <path className="marks" d="M48 3v11M93 48H82M48 93V82M3 48h11" />
      <text x="48" y="55">
        {points}
      </text>
    </svg>
  )
}

/** What is missing for each quarter, incomplete entries, and why 75 is the maximum. */
export function CompletionNote({ done, points, unnamed, bare }: Completion & Incomplete) {
  const { t } = useIntl()
  const missing = (['personal', 'experience', 'documents'] as const).filter((part) => !done.includes(part))
  const full = t(unnamed + bare > 0 ? 'cv.ring.unfinished' : 'cv.ring.full')
  return (
    <Disclosure summary={missing.length === 0 ? full : t('cv.ring.todo', { points })}>
      <ul className="small">
        {missing.map((part) => (
          <li key={part}>{t(`cv.ring.${part}`)}</li>
        ))}
        {bare > 0 && (
          <li>
            <Link to="/seaman/cv" search={{ tab: 'experience' }}>
              {t('cv.ring.bare', { count: bare })}
            </Link>
          </li>
        )}
        {unnamed > 0 && (
          <li>
            <Link to="/seaman/cv" search={{ tab: 'documents' }}>
              {t('cv.ring.unnamed', { count: unnamed })}
            </Link>
          </li>
        )}
        <li>{t('cv.ring.photo')}</li>
      </ul>
    </Disclosure>
  )
}
