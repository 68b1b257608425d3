import { Facts } from '#src/app/ui/facts.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Icon } from '#src/app/ui/icon.tsx'
import type { CompanyState } from '#src/contract/company-check/company-check.ts'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { askForCheck } from './actions.ts'
import { useLicenceLines } from './line-labels.ts'

type Props = ActProps & { details: CompanyDetails; mayChange: boolean }

/** States in which a company may request the check. */
const MAY_ASK: ReadonlySet<CompanyState> = new Set(['none', 'refused', 'expired'])

/** The state of the check, what happens next, and the action that is available. */
export function CheckState({ details, mayChange, ...form }: Props) {
  const { t } = useIntl()
  const { state } = details
  return (
    <section className={state === 'verified' ? 'sheet padded column gap-4' : 'notice land'}>
      <div className="column gap-4">
        <h2 className="heading-3 row tight">
          {state === 'verified' && <Icon name="shield-check" />}
          {t(`company-check.title.${state}`)}
        </h2>
        <p>{t(`company-check.next.${state}`)}</p>
        <StateFacts details={details} />
        {MAY_ASK.has(state) && mayChange && <NextStep details={details} {...form} />}
      </div>
    </section>
  )
}

function StateFacts({ details }: Pick<Props, 'details'>) {
  const { state, askedAt, decidedAt, checkedOn, licenceExpires, reason, note, contested } = details
  const { t } = useIntl()
  const { names } = useLicenceLines()
  const { date, plainDate } = useFormats()
  const isRefused = state === 'refused'
  return (
    <Facts
      rows={[
        { label: t('check.fact.asked'), value: state === 'waiting' && askedAt && date(askedAt) },
        { label: t('check.fact.checked'), value: state === 'verified' && checkedOn && plainDate(checkedOn) },
        {
          label: t('vacancy.employer.expires'),
          value: state === 'verified' && licenceExpires && plainDate(licenceExpires),
        },
        { label: t('moderation.fact.decided'), value: isRefused && decidedAt && date(decidedAt) },
        { label: t('check.fact.reason'), value: isRefused && reason && t(`company-check.refusal.${reason}`) },
        ...contested.map(({ line, differs }) => ({ label: names[line], value: <span dir="auto">{differs}</span> })),
        {
          label: t('check.fact.note'),
          value: isRefused && note && (
            <span className="u-whitespace-pre-line" dir="auto">
              {note}
            </span>
          ),
        },
      ].map(({ label, value }) => ({ label, value: value || null }))}
    />
  )
}

/** The button, or what is missing before it is offered. */
function NextStep({ details: { lacks }, ...props }: ActProps & Pick<Props, 'details'>) {
  const { t } = useIntl()
  const formats = useFormats()
  const form = useActForm('ask', askForCheck, props)
  if (lacks.length > 0)
    return (
      <p>
        {t('company-check.lack.title', { parts: formats.list(lacks.map((part) => t(`company-check.lack.${part}`))) })}
      </p>
    )
  return (
    <ActForm form={form} act="ask" label={t('company-check.ask')}>
      <div>
        <SubmitButton className="button primary">{t('company-check.ask')}</SubmitButton>
      </div>
    </ActForm>
  )
}
