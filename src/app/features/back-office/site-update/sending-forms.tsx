import { ActForm, type ActProps, SubmitButton, TextArea, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import type { SiteUpdate } from '#src/contract/site-update/schemas.ts'
import { LOCALES } from '#src/domain/locales.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ProposalDecision, ProposalState } from '../proposal/proposal-parts.tsx'
import { changeUpdate } from './update-actions.ts'

type Props = ActProps & { update: SiteUpdate }

/** Proposes to send the draft. */
export function ProposeForm({ update: { version, languages }, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('propose', changeUpdate, props)
  const title = t('site-update.propose.title')
  const missing = LOCALES.length - languages.length
  return (
    <section className="section sheet padded column gap-4">
      <h2 className="heading-3">{title}</h2>
      <p className="small muted">{t('site-update.propose.text')}</p>
      {missing > 0 && <p className="small">{t('site-update.propose.missing', { count: missing })}</p>}
      <ActForm form={form} act="propose" label={title} className="column gap-4">
        <input type="hidden" name="version" value={version} />
        <TextField
          name="day"
          group="proposal"
          type="date"
          label={t('site-update.propose.day')}
          hint={t('site-update.propose.day-hint')}
          optional
        />
        <TextArea name="reason" group="proposal" rows={2} label={t('proposal.field.reason')} />
        <div>
          <SubmitButton className="button primary">{t('proposal.act.propose')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}

/** Proposals that wait for another admin. */
export function UpdateProposals({ update: { proposals }, ...form }: Props & { isOpen: boolean }) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  return proposals.map((proposal) => (
    <section key={proposal.id} className="section sheet padded column gap-2">
      <h2 className="heading-3">{t('site-update.proposal.title', { day: plainDate(proposal.day) })}</h2>
      <p>
        <bdi>{proposal.reason}</bdi>
      </p>
      <bdi className="small muted">{proposal.proposedBy}</bdi>
      <p>
        <ProposalState proposal={proposal} />
      </p>
      <div className="row tight">
        <ProposalDecision {...form} action={changeUpdate} proposal={proposal} />
      </div>
    </section>
  ))
}

/** Stops an update that is sent or planned. */
export function StopForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('stop', changeUpdate, props)
  return (
    <section className="section column gap-4">
      <h2 className="heading-3">{t('site-update.stop.title')}</h2>
      <p className="small muted">{t('site-update.stop.text')}</p>
      <ActForm form={form} act="stop">
        <SubmitButton className="button">{t('site-update.stop.submit')}</SubmitButton>
      </ActForm>
    </section>
  )
}
