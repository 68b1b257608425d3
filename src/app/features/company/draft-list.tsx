import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { VacancyDraftList } from '#src/contract/schemas/own-vacancy.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { drafts: VacancyDraftList; now: number }

/** What is typed and not published, and what a moderator sent back, with the reason. */
export function DraftList({ drafts: { items }, now }: Props) {
  const intl = useIntl()
  const { t } = intl
  const { relative } = useFormats()
  if (items.length === 0) return null
  return (
    <section className="sheet u-mbe-5" aria-labelledby="drafts-title">
      <header>
        <h2 id="drafts-title">{t('vacancy-form.drafts.title')}</h2>
      </header>
      <ul className="padded column gap-4">
        {items.map(({ id, rank, vesselType, isChange, updatedAt, decision }) => (
          <li key={id} className="column gap-1">
            <p className="row">
              <Link className="name" to="/vacancy/$id/edit" params={{ id }}>
                {rank ? rankName(intl, rank) : t('vacancy-form.drafts.unnamed')}
              </Link>
              {vesselType && intl.has(`vessel.${vesselType}`) && (
                <span className="small muted">{t(`vessel.${vesselType}`)}</span>
              )}
              <StateMark kind={decision ? 'warn' : 'line'}>
                {t(
                  decision
                    ? `moderation.told.${decision.act}`
                    : isChange
                      ? 'vacancy-form.drafts.change'
                      : 'company.status.draft',
                )}
              </StateMark>
              <span className="smallest faint">{relative(updatedAt, now)}</span>
            </p>
            {decision?.reason && (
              <p className="small">
                {t(`moderation.reason.${decision.reason}`)} {t(`moderation.mend.${decision.reason}`)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
