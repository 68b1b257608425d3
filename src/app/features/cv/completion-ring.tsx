import { Disclosure } from '#src/app/ui/disclosure.tsx'
import type { Completion } from '#src/contract/cv/completion.ts'
import { useIntl } from '#src/i18n/react.tsx'

const RADIUS = 40
const ROUND = 2 * Math.PI * RADIUS

/** How far the CV has come, as a ring with a mark at each quarter. The last quarter is the photo's, and stays open. */
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

/** What is still to do for each quarter, and why 75 is the most. */
export function CompletionNote({ done, points }: Completion) {
  const { t } = useIntl()
  const missing = (['personal', 'experience', 'documents'] as const).filter((part) => !done.includes(part))
  return (
    <Disclosure summary={missing.length === 0 ? t('cv.ring.full') : t('cv.ring.todo', { points })}>
      <ul className="small">
        {missing.map((part) => (
          <li key={part}>{t(`cv.ring.${part}`)}</li>
        ))}
        <li>{t('cv.ring.photo')}</li>
      </ul>
    </Disclosure>
  )
}
