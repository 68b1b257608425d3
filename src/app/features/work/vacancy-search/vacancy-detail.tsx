import type { PageProps } from '#src/app/page.ts'
import { reportVacancyView } from '#src/app/report-view.ts'
import { OwnWords } from '#src/app/ui/own-words.tsx'
import { ReportLink } from '#src/app/ui/report-link.tsx'
import { useReportSeen } from '#src/app/ui/report-seen.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ApplyDock } from './apply-dock.tsx'
import { ApplyPanel } from './apply-panel.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { DetailFacts } from './detail-facts.tsx'
import { type DetailData, mayApply } from './detail-page.ts'
import { DetailStrip } from './detail-strip.tsx'
import { DetailTitle } from './detail-title.tsx'
import { EmployerCard } from './employer-card.tsx'
import { FreeNotice } from './free-notice.tsx'
import { OwnMatch } from './own-match.tsx'
import { PayAgainstMarket } from './pay-against-market.tsx'
import { Requirements } from './requirements.tsx'
import { SaveVacancy } from './saved/save-vacancy.tsx'
import { SimilarVacancies } from './similar-vacancies.tsx'
import { VacancyCrumbs } from './vacancy-crumbs.tsx'
import { wordsFor } from './words.ts'
import { wordsIn } from './words-in.ts'

export function VacancyDetail(props: PageProps<DetailData>) {
  const words = wordsFor(useIntl(), useFormats())
  const { ctx } = props
  const { vacancy } = props.data
  const shared = { vacancy, words }
  useReportSeen(ctx, vacancy.id, async () => vacancy.status === 'published' && reportAppView(vacancy.id))
  return (
    <div className="wrap" data-viewed={!ctx.session && vacancy.status === 'published' ? vacancy.id : undefined}>
      <VacancyCrumbs {...shared} />
      <div className="detail">
        <div>
          <DetailTitle {...shared} />
          {vacancy.status === 'expired' && <ClosedNotice {...shared} />}
          <DetailStrip {...shared} />
          <OwnMatch match={vacancy.match} />
          <Requirements {...shared} />
          {vacancy.isUnderFloor && <Notice tone="land">{words.t('vacancy.detail.under-floor')}</Notice>}
          <PayAgainstMarket {...shared} />
          <DetailFacts {...shared} />
          <OwnWords title={words.t('vacancy.detail.text')} {...wordsIn(vacancy, words.intl.code)} />
          {vacancy.status === 'published' && mayApply(ctx.session, vacancy.appliedAt) && <ApplyDock {...shared} />}
        </div>
        <aside className="column gap-4">
          {vacancy.status === 'published' && <ApplyPanel {...props} words={words} />}
          {ctx.session?.role === 'seaman' && (
            <SaveVacancy isSaved={vacancy.isSaved} ctx={ctx} failure={props.failure} csrfToken={props.csrfToken} />
          )}
          <EmployerCard {...shared} now={ctx.now} mayWrite={ctx.session?.role === 'seaman'} />
          <ReportLink kind="vacancy" id={vacancy.id}>
            {words.t('vacancy.detail.report')}
          </ReportLink>
          <FreeNotice words={words} />
        </aside>
      </div>
      <SimilarVacancies {...shared} now={ctx.now} />
    </div>
  )
}

/** Only the first page of the app was opened from its referrer; the others were opened from it. */
function reportAppView(id: string): Promise<unknown> {
  const [opened] = performance.getEntriesByType('navigation')
  const isFirst = opened?.name.split(/[?#]/)[0] === location.origin + location.pathname
  return reportVacancyView(id, isFirst ? document.referrer : `${location.origin}/`)
}
