import { useMemo, useState } from 'react'
import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { readSaved } from '#src/app/seaman-profile.ts'
import { LookupsContext } from '#src/app/ui/forms/typed/typed-form.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { applyCv } from '../apply-cv.ts'
import { createLookups } from '../create-lookups.ts'
import { CvMissing } from '../cv-missing.tsx'
import { type CvData, cvQueries } from '../queries.ts'
import { useCvForm } from '../saves/use-cv-form.ts'
import { ChooseSource } from './choose-source.tsx'
import { Review } from './review.tsx'
import { useReading } from './use-reading.ts'

/** Imports a CV: read in the browser, reviewed value by value, and merged into the draft. */
export const importPage = definePage<CvData>({
  queries: cvQueries,
  head: (_data, { intl }) => ({ title: intl.t('cv-import.title') }),
  Component: ({ data: { profile }, ctx }: PageProps<CvData>) =>
    profile ? <Import profile={profile} ctx={ctx} /> : <CvMissing ctx={ctx} />,
})

function Import({ profile, ctx }: { profile: SeamanProfile; ctx: PageContext }) {
  const { t } = useIntl()
  const { arrive, hydrated, queries } = useRuntime()
  const [first] = useState(() => readSaved(profile))
  const [owner] = useState(() => ({ id: ctx.session?.id ?? '', impersonator: ctx.session?.impersonator ?? null }))
  const cv = useCvForm(first, owner)
  const lookups = useMemo(() => createLookups(queries, ctx.api, cv.form), [queries, ctx.api, cv.form])
  const { state, read, restart } = useReading()
  const [text, setText] = useState('')
  const take = async (taken: Cv) => {
    applyCv(cv.form, taken)
    await cv.keep()
    await arrive('/seaman/cv?tab=personal', { changed: {} })
  }
  return (
    <div className="wrap column gap-5 u-pbe-6">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/seaman/cv">{t('cv-import.back')}</Link>
          </p>
          <h1>{t('cv-import.title')}</h1>
          <p className="muted">{t('cv-import.lead')}</p>
        </div>
      </header>
      <noscript>
        <p className="notice shoal">{t('cv-import.no-script')}</p>
      </noscript>
      {state.kind === 'read' ? (
        <LookupsContext value={lookups}>
          <Review reading={state.reading} readCv={cv.read} onTake={take} onRestart={restart} />
        </LookupsContext>
      ) : (
        <ChooseSource state={state} text={text} onText={setText} onRead={read} onStop={restart} isReady={hydrated} />
      )}
    </div>
  )
}
