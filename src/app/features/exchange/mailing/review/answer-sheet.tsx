import type { PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { ActForm, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { Review } from '#src/contract/mailing/review-schemas.ts'
import { answersAfter, REVIEW_ANSWERS, type ReviewAnswer } from '#src/domain/mailing/review.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { reviewAction, reviewPath } from './actions.ts'
import { InviteForm } from './invite-form.tsx'

/** What was answered, and what can be answered still. */
export function AnswerSheet(props: PageProps<Review>) {
  const { t } = useIntl()
  const { data, ctx } = props
  return (
    <section className="sheet heavy padded column gap-4" aria-labelledby="answer">
      <h2 className="heading-3" id="answer">
        {t('mailing-review.answer.title')}
      </h2>
      <DoneNote ctx={ctx} act="interested" text="mailing-review.done.interested" />
      <DoneNote ctx={ctx} act="not-now" text="mailing-review.done.not-now" />
      <DoneNote ctx={ctx} act="invite" text="mailing-review.done.invite" />
      <Given answer={data.answer} />
      {data.reader === 'own' || data.reader === 'viewer' ? (
        <p className="small muted">{t(`mailing-review.answer.${data.reader}`)}</p>
      ) : (
        <Buttons {...props} />
      )}
    </section>
  )
}

function Given({ answer }: Pick<Review, 'answer'>) {
  const { t } = useIntl()
  const { date } = useFormats()
  if (!answer) return null
  return (
    <p>
      <strong>{t(`letter.answer.${answer.given}`)}</strong>{' '}
      <span className="small muted">{t('mailing-review.answer.given', { date: date(answer.at) })}</span>
    </p>
  )
}

function Buttons(props: PageProps<Review>) {
  const { t } = useIntl()
  const { data, ctx } = props
  const open = answersAfter(data.answer?.given ?? null)
  const buttons = REVIEW_ANSWERS.filter((one) => open.includes(one))
  // The link of the letter leads to this answer; the others remain.
  const first = ctx.search.answer === 'not-now' && open.includes('not-now') ? 'not-now' : 'interested'
  return (
    <>
      {buttons
        .toSorted((one, other) => Number(other === first) - Number(one === first))
        .map((one) => (
          <AnswerForm key={one} {...props} answer={one} isFirst={one === first} />
        ))}
      {data.own && <InviteForm {...props} own={data.own} />}
      {buttons.length > 0 && <p className="small muted">{t('mailing-review.answer.text')}</p>}
      {data.reader === 'holder' && !ctx.session && <SignIn {...props} />}
    </>
  )
}

function AnswerForm({ answer, isFirst, ...props }: PageProps<Review> & { answer: ReviewAnswer; isFirst: boolean }) {
  const { t } = useIntl()
  const form = useActForm(answer, reviewAction, props)
  return (
    <ActForm form={form} act={answer} className="column">
      <SubmitButton className={isFirst ? 'button primary big full' : 'button full'}>
        {t(`mailing-review.act.${answer}`)}
      </SubmitButton>
    </ActForm>
  )
}

function SignIn({ ctx }: PageProps<Review>) {
  const { t } = useIntl()
  return (
    <p className="small">
      <PathLink path={withQuery('/auth/login', { redirect: reviewPath(ctx) })}>
        {t('mailing-review.answer.sign-in')}
      </PathLink>
    </p>
  )
}
