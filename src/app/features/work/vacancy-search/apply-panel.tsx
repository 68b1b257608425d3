import type { ReactNode } from 'react'
import type { PageProps } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { Icon } from '#src/app/ui/icon.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { MessageId } from '#src/i18n/intl.ts'
import { ApplyForm } from './apply-form.tsx'
import { applyPath, type DetailData, mayApply } from './detail-page.ts'
import { GuestApply } from './guest-apply.tsx'
import { ShareVacancy } from './share-vacancy.tsx'
import type { Words } from './words.ts'

type Props = PageProps<DetailData> & { words: Words }

/** The next step for the reader; a missing permission is explained, not shown as a disabled button. */
export function ApplyPanel(props: Props) {
  const { words, data, ctx } = props
  const { t } = words
  const { appliedAt } = data.vacancy
  return (
    <section className="apply sheet padded" id="apply" aria-labelledby="apply-title" tabIndex={-1}>
      <h2 id="apply-title">{t(titleOf(data))}</h2>
      {!data.vacancy.employer.verified && mayApply(ctx.session, appliedAt) && <UnverifiedWarning words={words} />}
      <NextStep {...props} />
      <ShareVacancy vacancy={data.vacancy} words={words} ctx={ctx} />
    </section>
  )
}

const UnverifiedWarning = ({ words: { t } }: Pick<Props, 'words'>) => (
  <div className="notice land">
    <Icon name="triangle-alert" />
    <p className="small">
      <b className="bold">{t('vacancy.employer.unverified-title')}</b> {t('vacancy.employer.unverified-text')}
    </p>
  </div>
)

function titleOf({ vacancy }: DetailData): MessageId {
  if (vacancy.appliedAt !== null) return 'application.done.title'
  return vacancy.applications === null ? 'application.apply.title' : 'application.owner.title'
}

function NextStep(props: Props): ReactNode {
  const { data, ctx } = props
  if (data.vacancy.appliedAt !== null) return <Applied {...props} appliedAt={data.vacancy.appliedAt} />
  switch (ctx.session?.role) {
    case undefined:
      return <GuestApply {...props} />
    case 'seaman':
      return <ApplyForm {...props} />
    case 'user':
      return <ChooseRole {...props} />
    default:
      return data.vacancy.applications === null ? (
        <p className="muted">{props.words.t('application.other.text')}</p>
      ) : (
        <OwnVacancy {...props} />
      )
  }
}

const Applied = ({ data, words: { t, formats }, appliedAt }: Props & { appliedAt: number }) => {
  const { name, verified } = data.vacancy.employer
  return (
    <Answer>
      <p>
        <StateMark kind="ok">{t('application.done.date', { date: formats.date(appliedAt) })}</StateMark>
      </p>
      <p className="small">
        {t(verified ? 'application.done.sent' : 'application.done.sent-unverified', { company: name })}
      </p>
      <p className="small muted">{t('application.done.next')}</p>
      {data.vacancy.applicationId && (
        <p>
          <Link to="/seaman/jobs/$id" params={{ id: data.vacancy.applicationId }}>
            {t('sent.page.link')}
          </Link>
        </p>
      )}
    </Answer>
  )
}

function ChooseRole({ data, words: { t } }: Props) {
  return (
    <>
      <p className="small muted">{t('application.role.text')}</p>
      <Link className="button primary big full" to="/auth/select-role" search={{ redirect: applyPath(data.vacancy) }}>
        {t('application.role.link')}
      </Link>
      <p className="small muted">{t('application.apply.free')}</p>
    </>
  )
}

function OwnVacancy({ data, words: { t } }: Props) {
  return (
    <>
      <p className="small muted">{t('application.owner.text')}</p>
      <Link className="button full" to="/company/vacancy/$id/applicants" params={{ id: data.vacancy.id }}>
        {t('application.owner.link', { count: data.vacancy.applications ?? 0 })}
      </Link>
    </>
  )
}
