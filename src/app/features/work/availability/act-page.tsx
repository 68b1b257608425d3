import { type Action, definePage, type PageContext, PageError, type PageProps } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActForm, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { ApiError } from '#src/contract/api.ts'
import { createActApi } from '#src/contract/availability/api.ts'
import { actPath, type FreeAnswer } from '#src/contract/availability/availability.ts'
import type { OneAct } from '#src/contract/availability/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const secretOf = ({ params }: PageContext): string => params.secret ?? ''

/** The same error for an unknown secret, an expired link and a changed date. */
async function loadAct(ctx: PageContext): Promise<OneAct> {
  try {
    return await createActApi(ctx.api.call).getAct(secretOf(ctx))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new PageError(404, ctx.intl.t('act.gone'))
    throw error
  }
}

const answer: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    await createActApi(ctx.api.call).answerAct(secretOf(ctx), values.act === 'free' ? 'free' : 'not-free')
    return `${actPath(secretOf(ctx))}#done`
  })

/** A one-act link: answered by one button without sign-in; viewing changes nothing. */
export const actPage = definePage<OneAct>({
  load: loadAct,
  head: (_data, { intl }) => ({ title: intl.t('act.free.title'), noindex: true }),
  action: answer,
  Component: function Act(props: PageProps<OneAct>) {
    const { t } = useIntl()
    return (
      <div className="wrap narrow u-pbs-6 column gap-4">
        <h1>{t('act.free.title')}</h1>
        {props.data.answer ? <Answered answer={props.data.answer} /> : <Question {...props} />}
        <p className="small">
          <Link to="/seaman/cv" search={{ tab: 'personal' }}>
            {t('act.free.cv')}
          </Link>
        </p>
      </div>
    )
  },
})

function Answered({ answer: given }: { answer: FreeAnswer }) {
  const { t } = useIntl()
  return (
    <>
      <Answer id="done">
        <p>{t(given === 'free' ? 'act.free.done-free' : 'act.free.done-not-free')}</p>
      </Answer>
      <p className="muted">{t('act.free.otherwise')}</p>
    </>
  )
}

function Question({ data: { readyFrom }, ...props }: PageProps<OneAct>) {
  const { t } = useIntl()
  const date = useFormats().plainDate(readyFrom)
  const yes = useActForm('free', answer, props)
  const no = useActForm('not-free', answer, props)
  const isNow = Date.parse(readyFrom) <= props.ctx.now
  return (
    <>
      <p className="muted">{t('act.free.text', { date })}</p>
      <div className="row">
        <ActForm form={yes} act="free">
          <SubmitButton>{isNow ? t('act.free.now') : t('act.free.from', { date })}</SubmitButton>
        </ActForm>
        <ActForm form={no} act="not-free">
          <SubmitButton className="button">{t('act.free.not')}</SubmitButton>
        </ActForm>
      </div>
    </>
  )
}
