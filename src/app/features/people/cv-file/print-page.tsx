import { useMemo } from 'react'
import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { CvSheet } from '#src/app/ui/cv-sheet.tsx'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import { isMask, type Mask } from '#src/domain/cv/masks.ts'
import { getLocale } from '#src/domain/locales.ts'
import type { Messages } from '#src/i18n/intl.ts'
import { createReactIntl } from '#src/i18n/react-intl.ts'
import { writeOwnPaper } from './own-paper.ts'
import { languageOf, type PrintData, printQueries } from './print-queries.ts'
import { PrintTools } from './print-tools.tsx'

/** Parses the masks of an address: `off=kin,birth`. */
const readMasks = (text = ''): Mask[] => [...new Set(text.split(','))].filter(isMask)

/** The printed CV in any language. */
export const printPage = definePage<PrintData>({
  queries: printQueries,
  head: (_data, { intl }) => ({ title: intl.t('paper.title') }),
  Component: ({ data: { profile, words }, ctx }: PageProps<PrintData>) => {
    const masks = readMasks(ctx.search.off)
    const isThere = profile !== undefined && words !== undefined
    return (
      <div className="wrap">
        <PrintTools language={languageOf(ctx)} masks={masks} />
        {isThere ? <Paper profile={profile} words={words} ctx={ctx} /> : <MissingPart here={ctx.here} />}
      </div>
    )
  },
})

function Paper({ profile, words, ctx }: { profile: SeamanProfile; words: Messages | null; ctx: PageContext }) {
  const { tag, dir } = getLocale(languageOf(ctx))
  const language = languageOf(ctx)
  const intl = useMemo(() => (words ? createReactIntl(language, words) : ctx.intl), [words, language, ctx.intl])
  return (
    <div lang={tag} dir={dir}>
      <CvSheet paper={writeOwnPaper(intl, profile, readMasks(ctx.search.off), ctx.now)} />
    </div>
  )
}
