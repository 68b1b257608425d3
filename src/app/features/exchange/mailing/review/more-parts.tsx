import { Withheld } from '#src/app/features/people/seaman/cv/withheld.tsx'
import type { PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { ActForm, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { useLocale } from '#src/app/ui/href.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { Review } from '#src/contract/mailing/review-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { idOf, reviewAction } from './actions.ts'
import { Documents } from './documents.tsx'
import { OwnVacancies } from './own-vacancies.tsx'

/** Match, files, what is hidden, and the end of such letters. */
export function MoreParts(props: PageProps<Review>) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { own, withheld, until, reader } = props.data
  return (
    <>
      {own && <OwnVacancies own={own} />}
      <Files {...props} />
      <Documents {...props} />
      <Withheld withheld={withheld} />
      {reader !== 'own' && <Fewer {...props} />}
      <p className="smallest faint">{t('mailing-review.page.note', { date: date(until) })}</p>
    </>
  )
}

/** Print, and the CV as files. */
function Files({ data: { files }, ctx }: PageProps<Review>) {
  const { t } = useIntl()
  const locale = useLocale()
  return (
    <div className="row tight">
      <button type="button" className="button dense js-only" data-print="">
        {t('cv.print')}
      </button>
      {files.map((kind) => (
        <a
          key={kind}
          className="button dense"
          href={withQuery('/server/mailing/review/file', { id: idOf(ctx), kind, in: locale })}
          download
        >
          {t(kind === 'docx' ? 'files.docx.act' : 'mailing-review.file.form')}
        </a>
      ))}
    </div>
  )
}

/** Stops such letters to the address of this one, or allows them again. */
function Fewer(props: PageProps<Review>) {
  const { t } = useIntl()
  const { data, ctx } = props
  const { isStopped, frequency, reader } = data
  return (
    <section className="column gap-2" aria-labelledby="fewer">
      <h2 className="heading-3" id="fewer">
        {t('mailing-review.fewer.title')}
      </h2>
      <p className="small muted">{t('mailing-review.fewer.text', { frequency: t(`letter.frequency.${frequency}`) })}</p>
      {reader !== 'holder' && (
        <p className="small">
          <Link to="/mailing/control">{t('mailing-review.fewer.rule')}</Link>
        </p>
      )}
      <DoneNote ctx={ctx} act="stop" text="mailing-review.done.stop" />
      <DoneNote ctx={ctx} act="allow" text="mailing-review.done.allow" />
      {reader !== 'viewer' && <StopForm key={String(isStopped)} {...props} act={isStopped ? 'allow' : 'stop'} />}
    </section>
  )
}

function StopForm({ act, ...props }: PageProps<Review> & { act: 'stop' | 'allow' }) {
  const { t } = useIntl()
  const form = useActForm(act, reviewAction, props)
  return (
    <ActForm form={form} act={act} className="column">
      <div>
        <SubmitButton className="button dense">{t(`mailing-review.act.${act}`)}</SubmitButton>
      </div>
    </ActForm>
  )
}
