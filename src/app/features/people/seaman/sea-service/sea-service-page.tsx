import { definePage, type PageProps } from '#src/app/page.ts'
import { readSaved } from '#src/app/seaman-profile.ts'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { useToday } from '#src/app/use-today.ts'
import { PageHeading } from './page-heading.tsx'
import { askSeaService, type SeaServiceData } from './queries.ts'
import { readMode } from './read-mode.ts'
import { SchengenCard } from './schengen/schengen-card.tsx'
import { SeaServiceView } from './sea-service-view.tsx'

/** What the contracts of the CV come to. */
export const seaServicePage = definePage<SeaServiceData>({
  queries: askSeaService,
  head: (_data, { intl }) => ({ title: intl.t('sea-service.page.title') }),
  Component: ({ data, ctx }: PageProps<SeaServiceData>) => {
    const cv = data.profile && readSaved(data.profile).cv
    const today = useToday(ctx.now)
    // The list belongs into the person's own browser.
    const own = ctx.session?.impersonator ? null : ctx.session
    return (
      <div className="wrap">
        <PageHeading />
        {cv ? <SeaServiceView cv={cv} today={today} mode={readMode(ctx.search)} /> : <MissingPart here={ctx.here} />}
        {cv && own && <SchengenCard cv={cv} today={today} owner={own} />}
      </div>
    )
  },
})
