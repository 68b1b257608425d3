import { useEffect, useRef } from 'react'
import type { Action } from '#src/app/page.ts'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import {
  ActForm,
  type ActProps,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useActForm,
} from '#src/app/ui/forms/index.ts'
import { focusAnswer } from '#src/app/ui/forms/show-answer.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { ApplicationStatus } from '#src/contract/application/schemas.ts'
import type { Sent } from '#src/contract/application/sent-schemas.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { canMove } from '#src/domain/application/application-moves.ts'
import { REFUSAL_REASONS } from '#src/domain/application/stage-details.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useMoves } from './use-moves.ts'

type Props = ActProps & { sent: Sent }
type FormProps = Props & { move: Action }

const PLAIN = ['new', 'shortlisted', 'interview', 'joined'] as const

/** Stages with a single button, and the names of all forms. */
function listMoves({ status, ship }: Sent) {
  const may = (to: ApplicationStatus) => canMove(status, to)
  const plain: ApplicationStatus[] = PLAIN.filter(may)
  if (may('offered') && ship) plain.push('offered')
  const acts = plain.map((to) => `move-${to}`)
  if (may('offered') && !ship) acts.push('offer')
  if (may('rejected')) acts.push('refuse')
  return { plain, acts }
}

/** The current stage and possible moves. */
export function MovePanel({ sent, ...form }: Props) {
  const { t } = useIntl()
  const { plain, acts } = listMoves(sent)
  const { move, missed } = useMoves(sent.status, acts, form.failure)
  if (!mayChangeCompany(form.ctx.session)) return null
  return (
    <section className="section column gap-4" aria-labelledby="stage">
      <h2 id="stage">{t('company.move.title')}</h2>
      <DoneNote ctx={form.ctx} act="moved" text="company.move.done" />
      {missed?.message && <Missed message={missed.message} />}
      <div className="row">
        {plain.map((to) => (
          <Move key={to} to={to} sent={sent} move={move} {...form} />
        ))}
      </div>
      {acts.includes('offer') && <Offer sent={sent} move={move} {...form} />}
      {acts.includes('refuse') && <Refuse sent={sent} move={move} {...form} />}
      <p className="small muted">{t('company.move.told')}</p>
    </section>
  )
}

/** The error of a move whose form is no longer on the page. */
function Missed({ message }: { message: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const answer = place.current?.querySelector<HTMLElement>('[data-answer=failed]')
    if (answer) focusAnswer(answer)
  }, [])
  return (
    <div ref={place}>
      <Answer kind="failed">
        <Notice tone="land">{message}</Notice>
      </Answer>
    </div>
  )
}

function Move({ sent, to, move, ...props }: FormProps & { to: ApplicationStatus }) {
  const { t } = useIntl()
  const form = useActForm(`move-${to}`, move, props)
  return (
    <ActForm form={form} act={`move-${to}`}>
      <Hidden from={sent.status} to={to} />
      <SubmitButton className="button">{t(`company.move.to-${to}`)}</SubmitButton>
    </ActForm>
  )
}

const Hidden = ({ from, to }: { from: ApplicationStatus; to: ApplicationStatus }) => (
  <>
    <input type="hidden" name="from" value={from} />
    <input type="hidden" name="to" value={to} />
  </>
)

function Offer({ sent, move, ...props }: FormProps) {
  const { t } = useIntl()
  const form = useActForm('offer', move, props, {
    initial: { name: (sent.vacancy.sent ?? sent.vacancy.now).vesselName ?? '' },
  })
  const title = t('company.offer.title')
  return (
    <Disclosure summary={title} open={form.failed}>
      <ActForm form={form} act="offer" label={title}>
        <Hidden from={sent.status} to="offered" />
        <p className="small muted">{t('company.offer.text')}</p>
        <TextField name="name" label={t('company.offer.name')} optional />
        <TextField name="imo" label={t('company.offer.imo')} inputMode="numeric" dir="ltr" optional />
        <TextField name="number" label={t('company.offer.number')} dir="ltr" optional />
        <TextArea name="why" label={t('company.offer.why')} optional />
        <div>
          <SubmitButton className="button primary">{t('company.offer.submit')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}

function Refuse({ sent, move, ...props }: FormProps) {
  const { t } = useIntl()
  const form = useActForm('refuse', move, props)
  const title = t('company.refuse.title')
  const options = REFUSAL_REASONS.map((reason) => ({ value: reason, label: t(`sent.refusal.${reason}`) }))
  return (
    <Disclosure summary={title} open={form.failed}>
      <ActForm form={form} act="refuse" label={title}>
        <Hidden from={sent.status} to="rejected" />
        <SelectField
          name="reason"
          label={t('company.refuse.reason')}
          placeholder={t('company.refuse.choose')}
          options={options}
        />
        <div>
          <SubmitButton className="button bad">{title}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
