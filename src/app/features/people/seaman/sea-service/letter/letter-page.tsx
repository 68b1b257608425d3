import { definePage, type PageProps } from '#src/app/page.ts'
import { readSaved } from '#src/app/seaman-profile.ts'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { useToday } from '#src/app/use-today.ts'
import { foldName } from '#src/domain/sea-service/break-down.ts'
import { readVoyages } from '#src/domain/sea-service/voyages.ts'
import { askSeaService, type SeaServiceData } from '../queries.ts'
import { readMode } from '../read-mode.ts'
import { LetterTools } from './letter-tools.tsx'
import { Statement } from './statement.tsx'

/** A statement of sea service on paper, for one company or for all. */
export const letterPage = definePage<SeaServiceData>({
  queries: askSeaService,
  head: (_data, { intl }) => ({ title: intl.t('sea-service.letter.title') }),
  Component: ({ data, ctx }: PageProps<SeaServiceData>) => {
    const today = useToday(ctx.now)
    if (!data.profile)
      return (
        <div className="wrap">
          <MissingPart here={ctx.here} />
        </div>
      )
    const { cv } = readSaved(data.profile)
    const mode = readMode(ctx.search)
    const { voyages } = readVoyages(cv.experience, today)
    const { company = '' } = ctx.search
    const chosen = company
      ? voyages.filter(({ entry }) => foldName(entry.company ?? '') === foldName(company))
      : voyages
    return (
      <div className="wrap">
        <LetterTools voyages={voyages} mode={mode} company={company} />
        <Statement person={cv.profileData} voyages={chosen} mode={mode} today={today} company={company} />
      </div>
    )
  },
})
