import type { ReactNode } from 'react'
import type { ReportReason } from '#src/contract/report/report.ts'
import type { ReportTarget } from '#src/contract/report/schemas.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { T, useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { target: ReportTarget; reason: ReportReason | undefined }
type Step = 'regulator' | 'itf' | 'helpline' | 'flag'

const ITF = 'https://www.itfseafarers.org/'
const HELPLINE = 'https://www.seafarerhelp.org/'

/** Fees and fraud are for those who license agencies; what happens on board is for the flag state. */
const orderSteps = (reason: Props['reason']): readonly Step[] =>
  reason === 'unpaid' ? ['flag', 'itf', 'helpline', 'regulator'] : ['regulator', 'itf', 'helpline', 'flag']

/** Anyone who can do more than we: the national authority, the unions, the flag state. */
export function NextSteps({ target, reason }: Props) {
  const { t } = useIntl()
  return (
    <section className="sheet padded column" aria-labelledby="next">
      <h2 className="heading-3" id="next">
        {t('report.next.title')}
      </h2>
      <ol className="steps">
        {orderSteps(reason).map((step) => (
          <li key={step}>
            <p>{STEPS[step](target)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const STEPS: Record<Step, (target: ReportTarget) => ReactNode> = {
  regulator: (target) => <Regulator target={target} />,
  flag: (target) => <Flag target={target} />,
  itf: () => <Outside id="report.next.itf" address={ITF} />,
  helpline: () => <Outside id="report.next.helpline" address={HELPLINE} />,
}

function Regulator({ target: { country, licenceIssuer } }: Pick<Props, 'target'>) {
  const { t } = useIntl()
  const formats = useFormats()
  const name = country ? formats.country(country) : ''
  return licenceIssuer
    ? t('report.next.issuer', { country: name, issuer: licenceIssuer })
    : t('report.next.regulator', { country: name })
}

function Flag({ target: { flag } }: Pick<Props, 'target'>) {
  const { t } = useIntl()
  const formats = useFormats()
  return flag ? t('report.next.flag-of', { flag: formats.flag(flag) }) : t('report.next.flag')
}

const Outside = ({ id, address }: { id: MessageId; address: string }) => (
  <T
    id={id}
    values={{
      link: (text) => (
        <a href={address} rel="external noopener">
          {text}
        </a>
      ),
    }}
  />
)
