import { Disclosure } from '#src/app/ui/disclosure.tsx'
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
import { canMove } from '#src/contract/application-moves.ts'
import type { ApplicationStatus } from '#src/contract/schemas/application.ts'
import type { Sent } from '#src/contract/schemas/sent.ts'
import { mayChangeCompany } from '#src/contract/session.ts'
import { REFUSAL_REASONS } from '#src/contract/stage-details.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { moveApplicant } from './move-actions.ts'

type Props = ActProps & { sent: Sent }

const PLAIN = ['new', 'shortlisted', 'interview', 'joined'] as const

/** Where the application stands, and where it may go from there. */
export function MovePanel({ sent, ...form }: Props) {
  const { t } = useIntl()
  if (!mayChangeCompany(form.ctx.session)) return null
  const may = (to: ApplicationStatus) => canMove(sent.status, to)
  const isKnown = sent.ship !== null
  return (
    <section className="section column gap-4" aria-labelledby="stage">
      <h2 id="stage">{t('company.move.title')}</h2>
      <DoneNote ctx={form.ctx} act="moved" text="company.move.done" />
      <div className="row">
        {PLAIN.filter(may).map((to) => (
          <Move key={to} to={to} sent={sent} {...form} />
        ))}
        {may('offered') && isKnown && <Move to="offered" sent={sent} {...form} />}
      </div>
      {may('offered') && !isKnown && <Offer sent={sent} {...form} />}
      {may('rejected') && <Refuse sent={sent} {...form} />}
      <p className="small muted">{t('company.move.told')}</p>
    </section>
  )
}

function Move({ sent, to, ...props }: Props & { to: ApplicationStatus }) {
  const { t } = useIntl()
  const form = useActForm(`move-${to}`, moveApplicant, props)
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

function Offer({ sent, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('offer', moveApplicant, props, {
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

function Refuse({ sent, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('refuse', moveApplicant, props)
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
