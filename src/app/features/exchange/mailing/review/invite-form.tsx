import type { PageProps } from '#src/app/page.ts'
import { ActForm, SelectField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { Review, ReviewVacancy } from '#src/contract/mailing/review-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useNames } from '../control/use-names.ts'
import { reviewAction } from './actions.ts'

/** Open vacancies to which the seafarer was not invited. The one that matches best is chosen. */
export function InviteForm({ own, ...props }: PageProps<Review> & { own: NonNullable<Review['own']> }) {
  const { t } = useIntl()
  const names = useNames()
  const open = own.vacancies.filter(({ isOpen, state }) => isOpen && state === null)
  const form = useActForm('invite', reviewAction, props, { initial: { vacancy: open[0]?.id ?? '' } })
  if (!own.mayInvite || open.length === 0) return null
  const nameOf = ({ rank, vesselType, joinFrom }: ReviewVacancy) =>
    t('invitation.company.vacancy', {
      rank: names.rank(rank),
      vessel: names.vessel(vesselType),
      date: names.formats.plainDate(joinFrom),
    })
  return (
    <ActForm form={form} act="invite" label={t('invitation.company.title')} className="column gap-2">
      <SelectField
        name="vacancy"
        group="invitation"
        label={t('saved.column.vacancy')}
        placeholder={t('invitation.company.choose')}
        options={open.map((vacancy) => ({ value: vacancy.id, label: nameOf(vacancy) }))}
      />
      <SubmitButton className="button full">{t('invitation.company.title')}</SubmitButton>
      {own.mailWaits && <p className="small muted">{t('invitation.company.mail-waits')}</p>}
    </ActForm>
  )
}
